import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { formatDay } from './format.ts'

const SUNDAY = 0
const MONDAY = 1

/** The copy of every calendar (app/ui/calendar/calendar.tsx) in the language of the page. */
export function calendarLabels() {
  return {
    chooseDates: m.detail_choose_dates(),
    chooseDay: m.booking_departure_none(),
    chooseStart: m.detail_choose_check_in(),
    chooseEnd: m.detail_choose_check_out(),
    clear: m.detail_clear_dates(),
    previousMonth: m.detail_previous_month(),
    nextMonth: m.detail_next_month(),
    today: (date: string) => m.detail_today({ date }),
    chosen: (date: string) => m.detail_day_chosen({ date }),
    formatDay,
    weekStartsOn: getLocale() === 'en' ? SUNDAY : MONDAY,
  } as const
}
