import { EMPTY_STAY, nightsBetween, type Stay } from '#domain/booking/booking.ts'

export type BookingState = { stay: Stay; choosingDates: boolean }

export type BookingEvent =
  | { type: 'datesOpened' }
  | { type: 'datesClosed' }
  | { type: 'datesChosen'; checkIn: string | null; checkOut: string | null }
  | { type: 'guestsChosen'; guests: number }

/** Initial state: no dates, and two guests if the listing allows two. */
export function nothingChosen(guestLimit: number): BookingState {
  const guests = Math.min(EMPTY_STAY.guests, guestLimit)
  return { stay: { ...EMPTY_STAY, guests }, choosingDates: false }
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The state in a URL, as submitted by the form without scripts; invalid values are left out. */
export function bookingOf(params: URLSearchParams, guestLimit: number): BookingState {
  const start = nothingChosen(guestLimit)
  const checkIn = params.get('checkIn') ?? ''
  const checkOut = params.get('checkOut') ?? ''
  const guestsParam = Number(params.get('guests'))
  const isStay =
    ISO_DAY.test(checkIn) && ISO_DAY.test(checkOut) && nightsBetween(checkIn, checkOut) > 0
  const guests =
    Number.isInteger(guestsParam) && guestsParam > 0 && guestsParam <= guestLimit
      ? guestsParam
      : null
  return {
    ...start,
    stay: {
      ...start.stay,
      ...(isStay && { checkIn, checkOut }),
      ...(guests && { guests }),
    },
  }
}

/** The picker stays open until both dates are chosen. */
export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'datesOpened':
      return { ...state, choosingDates: true }
    case 'datesClosed':
      return { ...state, choosingDates: false }
    case 'datesChosen': {
      const { checkIn, checkOut } = event
      const isComplete = checkIn !== null && checkOut !== null
      return { stay: { ...state.stay, checkIn, checkOut }, choosingDates: !isComplete }
    }
    case 'guestsChosen':
      return { ...state, stay: { ...state.stay, guests: event.guests } }
  }
}
