/** Local midnight of an ISO day: date pickers use `Date`, the domain ISO days. */
export function toDate(isoDay: string): Date {
  const [year = 1970, month = 1, day = 1] = isoDay.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function toIsoDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
