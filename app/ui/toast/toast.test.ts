import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from './toast.tsx'
import { NO_TOAST, toastReducer, validateToast } from './toast-state.ts'

afterEach(() => vi.restoreAllMocks())

const action = (altText: string) => ({ label: 'Undo', altText, onClick: () => {} })

test('a newer toast replaces the last', () => {
  const first = toastReducer(NO_TOAST, { type: 'shown', message: { title: 'Saved' } })
  const second = toastReducer(first, { type: 'shown', message: { title: 'Removed' } })
  expect(second.toast).toMatchObject({ id: 2, title: 'Removed', open: true })
})

test('a dismissed toast stays in the state as closed, then is removed', () => {
  const shown = toastReducer(NO_TOAST, { type: 'shown', message: { title: 'Saved' } })
  const dismissed = toastReducer(shown, { type: 'dismissed', id: 1 })
  expect(dismissed.toast).toMatchObject({ id: 1, open: false })
  expect(toastReducer(dismissed, { type: 'removed', id: 1 }).toast).toBeNull()
})

test('late events of a toast do not affect the next', () => {
  const first = toastReducer(NO_TOAST, { type: 'shown', message: { title: 'Saved' } })
  const second = toastReducer(first, { type: 'shown', message: { title: 'Removed' } })
  expect(toastReducer(second, { type: 'dismissed', id: 1 })).toBe(second)
  expect(toastReducer(second, { type: 'removed', id: 1 })).toBe(second)
})

test('spec 5 · rules · toast words · a toast needs a title, and its action an alternative text', () => {
  expect(validateToast({ title: ' ' })).toMatch(/title/)
  expect(validateToast({ title: 'Removed', action: action('') })).toMatch(/altText/)
  expect(validateToast({ title: 'Removed', action: action('Put it back') })).toBeNull()
})

test('spec 8 · errors · empty toast · one that cannot be shown is a console error and nothing else', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => showToast({ title: '' })).not.toThrow()
  expect(error).toHaveBeenCalledOnce()
  expect(() => showToast({ title: 'Removed', action: action(' ') })).not.toThrow()
  expect(error).toHaveBeenCalledTimes(2)
})
