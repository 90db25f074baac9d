/** One raw HTTP request. */
export type Shot = { method: string; path: string; headers: Record<string, string>; body?: string }
