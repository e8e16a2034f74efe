/** People: who I am, my name, my password, my keys. */
import { get, patch, post, put, remove } from "./api";
import type { ChangeMe, Me, Token } from "./generated/wire";

export const whoAmI = (): Promise<Me> => get<Me>("/api/me");
export const comeIn = (name: string, language: string): Promise<Me> => post<Me>("/api/session/nickname", { name, language });
export const signIn = (name: string, password: string): Promise<Me> => post<Me>("/api/session", { name, password });
export const signOut = (everywhere: boolean): Promise<void> => remove<void>(everywhere ? "/api/sessions" : "/api/session");
export const changeMe = (change: ChangeMe): Promise<Me> => patch<Me>("/api/me", change);
export const setPassword = (fresh: string, old: string): Promise<Me> => put<Me>("/api/me/password", { new: fresh, old });
export const tokens = (): Promise<Token[]> => get<Token[]>("/api/me/tokens");
export const newToken = (label: string): Promise<Token> => post<Token>("/api/me/tokens", { label });
export const removeToken = (id: string): Promise<void> => remove<void>(`/api/me/tokens/${id}`);
