/** The path of the calls about a listing. */
export const pathOf = (id: string) => `/listings/${encodeURIComponent(id)}`
