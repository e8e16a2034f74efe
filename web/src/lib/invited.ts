/** Invitations: who holds the secret of a table that is not public may look at it. They came with an address, or from the table. */
const held = new Map<string, string>();

export function hold(table: string, invitation: string | null | undefined): void {
  if (invitation) held.set(table, invitation);
}

export const invitationTo = (table: string): string => held.get(table) ?? "";

/** The end of an address about a table: what is asked, and what opens it. */
export function asking(table: string, wishes: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries(wishes).map(([name, value]) => [name, String(value)]));
  if (held.has(table)) query.set("invitation", invitationTo(table));
  return query.size ? `?${query}` : "";
}

/** The address of a table's past, for oneself and to give away: with the invitation, where it needs one. */
export function replayAddress(table: { id: string; is_public: boolean }, ply?: number): string {
  const query = new URLSearchParams();
  if (!table.is_public && held.has(table.id)) query.set("invitation", invitationTo(table.id));
  if (ply !== undefined) query.set("ply", String(ply));
  return `/replay/${table.id}${query.size ? `?${query}` : ""}`;
}
