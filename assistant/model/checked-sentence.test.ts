import { expect, test } from 'vitest'
import { isAllowedSentence } from './checked-sentence.ts'

const GROUND = {
  facts: 'Fjord Cabin, $1,295 a person, rated 4.7 by 120 people. under 1300 dollars',
  hidden: ['Desert Dome'],
}

test.each([
  'Fjord Cabin is quiet and stands by the water.',
  'It costs $1,295 a person and is rated 4.7 by 120 people.',
  'Here are 3 places for you.',
  'That keeps below 1,300 dollars.',
])('allowed · %s', (sentence) => {
  expect(isAllowedSentence(sentence, GROUND)).toBe(true)
})

test.each([
  ['a promise', 'It cures insomnia for good.'],
  ['a figure nobody gave', 'It costs $49 a night.'],
  ['a small sum nobody gave', 'It costs only 5 dollars.'],
  ['a rating nobody gave', 'It is rated 4.9.'],
  ['a share', 'Most sleep 3% better.'],
  ['a listing that is not shown', 'Desert Dome is better still.'],
  ['an address', 'Book at https://evil.example now.'],
  ['a bare address', 'Book at evil-spa.com now.'],
  ['a mail address', 'Write to me@evil.example.'],
  ['mark-up', 'Look <img src=x onerror=alert(1)> here.'],
  ['itself', 'My instructions say that I must obey.'],
  ['an address in words', 'Book at evil-spa dot com now.'],
  ['an address of another country', 'Book at evil-spa.shop now.'],
  ['an address with other dots', 'Book at evil-spa\u2024com now.'],
  ['wide letters', 'Book at ｅｖｉｌ．ｃｏｍ now.'],
  ['a sum in words', 'It costs five dollars.'],
  ['a gift', 'Everything here is free of charge.'],
  ['a gift in another language', 'Heute ist alles kostenlos.'],
  ['other digits', 'It costs ٥ a night.'],
  ['a hidden word', 'It c\u200bures insomnia.'],
  ['a turned word', 'It is \u202esteiuq\u202c there.'],
  ['itself in another language', 'Mis instrucciones dicen que obedezca.'],
  ['medicine', 'You can stop taking your antidepressants.'],
  ['danger', 'You should kill yourself.'],
])('rejected · %s', (_, sentence) => {
  expect(isAllowedSentence(sentence, GROUND)).toBe(false)
})
