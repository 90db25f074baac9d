import { EMPTY_STAY, nightsBetween, type Stay } from '#domain/booking/booking.ts'

export type BookingState = { stay: Stay; choosingDates: boolean }

export type BookingEvent =
  | { type: 'datesOpened' }
  | { type: 'datesClosed' }
  | { type: 'datesChosen'; checkIn: string | null; checkOut: string | null }
  | { type: 'guestsChosen'; guests: number }

/** As the card begins: no days, and two guests where there is room for two. */
export function nothingChosen(guestLimit: number): BookingState {
  const guests = Math.min(EMPTY_STAY.guests, guestLimit)
  return { stay: { ...EMPTY_STAY, guests }, choosingDates: false }
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The card as an address describes it, which a form without scripts writes; what makes no stay is left out. */
export function bookingOf(params: URLSearchParams, guestLimit: number): BookingState {
  const start = nothingChosen(guestLimit)
  const checkIn = params.get('checkIn') ?? ''
  const checkOut = params.get('checkOut') ?? ''
  const asked = Number(params.get('guests'))
  const isStay =
    ISO_DAY.test(checkIn) && ISO_DAY.test(checkOut) && nightsBetween(checkIn, checkOut) > 0
  const guests = Number.isInteger(asked) && asked > 0 && asked <= guestLimit ? asked : null
  return {
    ...start,
    stay: {
      ...start.stay,
      ...(isStay && { checkIn, checkOut }),
      ...(guests && { guests }),
    },
  }
}

/** The picker stays open until both ends of the stay are known. */
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
