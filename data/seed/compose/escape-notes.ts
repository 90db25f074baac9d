import { stockOf } from './stock.ts'

/** The small print of an escape: what the price holds, who keeps it, what to bring, when to cancel. */
export const ESCAPE_EXTRAS = stockOf(`
  Per {unit} and night for two people, with breakfast. One person alone pays a third less.
  Per {unit} and night for up to two guests, with {meals}. One person alone pays the same.
  Per {unit} and night for up to two guests, with breakfast and everything listed as included.
  Per {unit} and night for two, with {meals}; from the fifth night ten percent less.
  Per {unit} and night. Supper is 24 dollars a person and announced at breakfast.
  Per {unit} and night for two people, all meals, taxes and tea. Massages and transfers are extra.
  Per {unit} and night with breakfast; in the quiet months a third night costs half.
`)

export const ESCAPE_BIOS = stockOf(`
  {Host} {past}. The house came later, by accident, and has been full most of {season} since.
  Before the house, {host} {past}. What remains of it is patience and a dislike of noise.
  {Host} {past}, took over the house in {year}, and still does the first walk with every new guest.
  {Host} {past}. Guests know the {adjective} proverbs, the soup and the very short good night.
  The house belonged to an aunt. {Host}, who {past}, meant to sell it and stayed.
  {Host} {past} and learned to cook from the neighbours, who still correct the salt.
  {Host} {past}. Ask about the garden and bring time.
  After years elsewhere {host}, who {past}, came home to {town} with two suitcases and a plan for {rooms}.
  {Host} {past}, sleeps above the kitchen, and can be woken for anything that matters.
`)

export const ESCAPE_ROLES = stockOf(`
  Host
  Owner and cook
  Keeper of the house
  [yoga] Host and yoga teacher
  [meditation] Host and meditation teacher
  [spa] Host and head of the baths
  [mountain] Host and walking guide
  [desert] Host and desert guide
  [nature] Host and naturalist
  [ryokan] Innkeeper
  [farm] Farmer and host
`)

export const ESCAPE_CHECKS = stockOf(
  `
  business registration, room photographs and the cancellation terms, on a video call with {host}
  ownership papers, fire certificate and a walk through all {rooms} by video
  licence, insurance and recent photographs of {rooms}
  registration, the amenities listed here one by one, and the refund terms
  identity of the host, insurance, and photographs compared with a visit by one of our guests
  [yoga] business registration, insurance and the teaching certificate of {host}
  [spa] business registration, water tests and the training of the bath staff
  [desert] camp licence, guide permit of {host} and the emergency plan
  [mountain] business registration, avalanche plan and photographs of all {rooms}
`.replace(
    '[mountain] business registration, avalanche',
    '[mountain cold] business registration, avalanche',
  ),
)

export const ESCAPE_CANCELLATIONS = stockOf(`
  Full refund up to 14 days before arrival; after that we refund every night that somebody else books.
  Free until seven days before arrival, then half the price.
  Free until 30 days before arrival. Later you may move the stay once within a year.
  Full refund until ten days before arrival, half until three days, and none after that.
  Free until the day before, with the first night as a deposit.
  Full refund up to 21 days before arrival; illness with a note is refunded at any time.
`)

export const ESCAPE_REQUIREMENTS = stockOf(`
  Shoes that may get dirty and slippers that may not
  A layer more than you think
  A torch for the way to your door
  Tell us about allergies when you book
  Tell us by which train or flight you come
  Cash for the market, as cards do not work there
  A book, or the courage to come without one
  [sea] Swimwear and something against the wind
  [pool] Swimwear
  [hot-spring] Hair tied up in the baths
  [mountain cold] Boots with a good sole
  [mountain] A rain jacket in every month
  [desert] A headscarf and closed shoes
  [desert] Two litres of water a day, which we provide and you carry
  [tropic] Insect repellent without strong scent
  [yoga] Loose clothes; mats are here
  [meditation] Clothes that do not rustle
  [adults] Guests must be 16 or older
  [offline] Download maps and tickets before you leave {town}
`)

export const HEAT_CARE = 'Ask a doctor about heat if you are pregnant or have a heart condition'

export const SEASONS = stockOf(`
  [cold] late May and September
  [cold] the weeks after Easter
  [cold] October
  [tropic] the green months
  [tropic] November to March
  [desert] October, November and March
  [desert] late winter
  [!cold !tropic !desert] April and October
  [!cold !tropic !desert] May and late September
  [!tropic] early spring
`)
