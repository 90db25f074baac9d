import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderMail } from './page.ts'

const { html } = renderMail('ada@example.com', {
  subject: 'Confirm your address',
  body: 'Welcome.',
  site: 'Seekwell',
  locale: 'en',
  link: 'https://example.com/go',
  button: 'Confirm',
  lines: ['Your code: 123456'],
  closing: ['This link works for an hour.'],
  code: '123456',
  cover: { src: 'https://example.com/cover.png', alt: 'A cabin', ratio: 2 },
})

test('a mail uses only colours of the site', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const used = new Set(html.match(/#[0-9a-f]{6}\b/g))
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter((colour) => !tokens.includes(colour))).toEqual([])
})

test('each part of a mail has its colours in the dark theme', () => {
  const [, dark = ''] = html.split('prefers-color-scheme: dark')
  const classes = new Set(
    Array.from(html.matchAll(/class="([\w -]+)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  expect(classes.size).toBeGreaterThan(6)
  expect([...classes].filter((name) => !dark.includes(`.${name} {`))).toEqual([])
})

test('a code is set large, and stays one word for whoever copies it', () => {
  expect(html).toMatch(/Your code: <strong[^>]*>123456<\/strong>/)
})
