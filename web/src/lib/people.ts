/** People: who I am, my name, my password, my keys, where I am reached; and what people did. */
import { get, patch, post, put, remove } from "./api";
import type {
  ChangeMe,
  Contacts,
  Leaderboard,
  Me,
  Mutes,
  NewContact,
  Profile,
  Recovery,
  Session,
  Statistics,
  Token,
} from "./generated/wire";

export const whoAmI = (): Promise<Me> => get<Me>("/api/me");
export const comeIn = (name: string, language: string): Promise<Me> =>
  post<Me>("/api/session/nickname", { name, language });
export const signIn = (name: string, password: string): Promise<Me> => post<Me>("/api/session", { name, password });
export const signOut = (everywhere: boolean): Promise<void> =>
  remove<void>(everywhere ? "/api/sessions" : "/api/session");
export const changeMe = (change: ChangeMe): Promise<Me> => patch<Me>("/api/me", change);
export const setPassword = (fresh: string, old: string): Promise<Me> =>
  put<Me>("/api/me/password", { new: fresh, old });
export const tokens = (): Promise<Token[]> => get<Token[]>("/api/me/tokens");
export const newToken = (label: string, scope: Token["scope"]): Promise<Token> =>
  post<Token>("/api/me/tokens", { label, scope });
export const removeToken = (id: string): Promise<void> => remove<void>(`/api/me/tokens/${id}`);

export const sessions = (): Promise<Session[]> => get<Session[]>("/api/me/sessions");
export const endSession = (id: string): Promise<void> => remove<void>(`/api/me/sessions/${id}`);

export const recovery = (): Promise<Recovery> => get<Recovery>("/api/session/recovery");
export const forgot = (name: string): Promise<void> => post<void>("/api/session/recovery", { name });
export const recover = (code: string, fresh: string): Promise<Me> =>
  put<Me>("/api/session/recovery", { code, new: fresh });
export const farewell = (password: string): Promise<void> => post<void>("/api/me/farewell", { password });

export const mutes = (): Promise<Mutes> => get<Mutes>("/api/me/mutes");
export const mute = (id: string): Promise<Mutes> => put<Mutes>(`/api/me/mutes/${id}`, {});
export const hear = (id: string): Promise<Mutes> => remove<Mutes>(`/api/me/mutes/${id}`);
export const report = (about: string, text: string): Promise<void> => post<void>("/api/reports", { about, text });

export type Channel = "mail" | "hook";
export type Kind = NonNullable<NewContact["kinds"]>[number];
export const KINDS: Kind[] = ["turn", "invitation", "question", "over"];

export const profileOf = (name: string, after = ""): Promise<Profile> =>
  get<Profile>(`/api/people/${encodeURIComponent(name)}?after=${after}`);
export const leaderboard = (game: string, after = ""): Promise<Leaderboard> =>
  get<Leaderboard>(`/api/ratings/${game}?after=${after}`);
export const statisticsOf = (game: string, lang: string): Promise<Statistics> =>
  get<Statistics>(`/api/statistics/${game}?lang=${lang}`);
export const contacts = (): Promise<Contacts> => get<Contacts>("/api/me/contacts");
export const reach = (channel: Channel, contact: NewContact): Promise<Contacts> =>
  put<Contacts>(`/api/me/contacts/${channel}`, contact);
export const unreach = (channel: Channel): Promise<Contacts> => remove<Contacts>(`/api/me/contacts/${channel}`);
