import { expect, test } from 'vitest'
import { literalsOf } from './literals.ts'

test.each([
  ['sleep forever', ['sleep forever']],
  ['cut my (?:finger|thumb)', ['cut my ']],
  ['(?:finger|thumb)s?\\b', ['finger', 'thumb']],
  ['(?:a )?(dog|cat) bites', [' bites']],
  ['brother|sister', ['brother', 'sister']],
  ['(?:die|dying) (?!of boredom)', ['die', 'dying']],
  ['gloomy+ (?:\\w+ ){0,3}days', ['gloomy']],
  ['colou?rs', ['colo']],
  ['(?:in ){2}pain', ['pain']],
  ['e-?mails\\.', ['mails']],
  ['\\u0041\\x42\\pL?[a-z]ill', ['ill']],
  ['[a|b]night|day(?=light)', ['night', 'day']],
])('%s requires %j', (source, literals) => {
  expect(literalsOf(source)).toEqual(literals)
})

test.each(['\\w+', '(?:pain)?', 'pain|\\d', '(?:pain|x*)', '(?!pain)', '(?<=pain)', '.{3}', ''])(
  '%s requires no literal',
  (source) => {
    expect(literalsOf(source)).toBeNull()
  },
)
