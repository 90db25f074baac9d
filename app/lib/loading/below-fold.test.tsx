import { renderToString } from 'react-dom/server'
import { NavigationType, Router } from 'react-router'
import { expect, test } from 'vitest'
import { useBelowFold } from './after-paint.ts'

const navigator = {
  createHref: () => '',
  push() {},
  replace() {},
  go() {},
}

function Page() {
  return useBelowFold() ? 'all of it' : 'what is in sight'
}

const firstOf = (navigationType: NavigationType) =>
  renderToString(
    <Router location="/" navigationType={navigationType} navigator={navigator}>
      <Page />
    </Router>,
  )

test('renders below the fold at once on load and Back, and after the paint on navigation', () => {
  expect(firstOf(NavigationType.Pop)).toBe('all of it')
  expect(firstOf(NavigationType.Replace)).toBe('all of it')
  expect(firstOf(NavigationType.Push)).toBe('what is in sight')
})
