import { stockOf } from './stock.ts'

/** Things and services; "thing", "app", "coaching" and "local" say which. */
export const PRODUCT_LINES = stockOf(`
  {Doing}
  {Doing}
  [thing] {Name} with {stuff}, for {who}.
  [thing] {Stuff}, and not much else. {Name} for {who}.
  {Doing} For {who}.
  {Doing} Made with {who} in mind.
  [thing] {Doing} From {maker}.
  [thing] {Name} from {maker}, made in small numbers for {who}.
  [thing] {Name} from {maker}: {stuff}, a plain label and a fair size.
  [thing] What {who} keep within reach: {name} with {stuff}.
  [thing] Honest {name} by {maker}. {Doing}
  [thing] {Lasts} in one {pack}, if you use it the way the label says. {Doing}
  [app] A quiet {name} for {who}, built around {stuff}.
  [app] {Doing} A {name} by {maker}.
  [app] For {who}: something that asks little and forgets nothing you want kept. {Doing}
  [app] {Doing} There is no advertising in it.
  [app] {Maker} looked for such a thing without badges, found none and built it. {Doing}
  [coaching] {Host}, who {past}, offers {name} to {who}.
  [coaching] {Name} with {host}: {stuff}, plain advice, a written summary.
  [coaching] {Visit} of {name} for {who}, led by {host}.
  [coaching] {Doing} With {host}, who {past}.
  [coaching] {Host} has {number} places for {who} and keeps the groups at one.
  [local] {Name} in {room}, {town}, with {host}, who {past}.
  [local] {Visit} with {host} in {town}: {stuff}, a warm room, no hurry.
  [local] In {town}, for {who}. {Doing}
  [local] {Host} works with {stuff} in {town} and takes {number} people a day.
  [local] {Doing} {Host} does it in {room}.
  [local] {Town} has louder places. This one has {host}, {stuff} and a door that closes.
`)

export const PRODUCT_OPENINGS = stockOf(`
  [thing] It comes in a plain {pack} and looks like something you have always owned.
  [thing] {Maker} began with a batch for neighbours and never found a reason to make it louder.
  [thing] There are a hundred of these, and this is one of the few with a short label.
  [thing] You will know within a week whether it is for you.
  [thing] It was tried out by {number} tired households and changed twice.
  [thing] The version with {stuff} is the one that most people order again.
  [thing] Nothing about it is clever, and that took {number} years.
  [thing] Somebody at {brand} answers every letter, including the cross ones.
  [thing] Most people find the place for it on the second day: by the bed, the kettle or the door.
  [thing] It is made in lots of a few hundred, each with a date.
  [app] It opens on one screen, and there are only three.
  [app] The people behind it use it themselves, which you can tell from what is missing.
  [app] You can try it for two weeks without giving a name.
  [app] {Brand} is {number} people in one room, and one of them answers the mail.
  [app] It was written after a bad winter and has been trimmed ever since.
  [app] Setting it up takes as long as a piece of toast.
  [app] It begins by asking what you would like to be left alone with.
  [app] Most of it fits under one thumb.
  [coaching] {Host} writes nothing down in the first call and forgets nothing either.
  [coaching] The first talk costs nothing and often ends with somebody else's telephone number.
  [coaching] {Host} takes {number} people at a time and tells you when the list is full.
  [coaching] You begin by saying what you have tried, and none of it is held against you.
  [coaching] It has a beginning, a middle and a date on which it ends.
  [coaching] Between calls there is a message line, answered twice a day.
  [coaching] It starts with a form that fits on one screen.
  [local] {Room} is on the quiet side of {town}, with a bell that has to be pressed hard.
  [local] {Host} has worked in {town} since before the tram, or so it is said.
  [local] You are offered water, a chair and a minute before anything begins.
  [local] The room is warm, the paper on the table is fresh, and the radio is off.
  [local] {Host} takes {number} people a day and leaves gaps between them.
  [local] The first visit is longer, because it begins with questions.
  [local] It is one room and one person, so nobody hands you on.
`)

export const PRODUCT_SUITS = stockOf(`
  It suits {who}.
  {Maker} had {who} in mind.
  It was made for {who}, and others borrow it.
  Good for {who}, and a decent present for {who2}.
  Think of it if you know {who}.
  Among those who order again are {who3}.
  We would suggest it to {who} before {who2}.
`)

export const SERVICE_SUITS = stockOf(`
  It suits {who}.
  It was set up for {who}, and others are welcome.
  Good for {who}, less so for people in a hurry.
  Many who stay with it are {who3}.
  Think of it for {who} and {who2}.
  {Who3} get the most from it.
`)

export const PRODUCT_CAUTIONS = stockOf(`
  [thing] If you want to feel something at once, this is not it.
  [thing] It does one thing and leaves the others alone.
  [thing] The scent and colour differ a little from batch to batch.
  [thing] It is not cheap and not meant to be bought twice.
  [thing] Read the small print if you take medicines; it is not so small.
  [thing] Should it not be for you, send it back opened.
  [thing] Do not expect it to do the work of sleep, vegetables or a doctor.
  [app] If you like graphs, there are better ones.
  [app] It will not remind you more than once, so forget it if you must.
  [app] It sells nothing about you, which is why it costs something.
  [app] People who want a coach who cheers should look further.
  [app] It cannot tell you what is wrong, only what was.
  [coaching] It is not therapy, and you will be told when that would serve you better.
  [coaching] Nothing happens if you do nothing, and that is said in the first call.
  [coaching] Anyone who wants to be pushed will find it mild.
  [coaching] In a crisis, call somebody who can come.
  [local] It does not replace a doctor, and a good part of the first visit is spent on when to see one.
  [local] One visit is pleasant, and three tell you more.
  [local] Late arrivals get the rest of their time and not more.
  [local] Those who like to chat will have to start.
`)

export const PRODUCT_TITLES = stockOf(`
  [thing] {title}
  [thing] {title} with {Note}
  [thing] {title} with {Note}
  [thing] {brand} {title}
  [thing] {title}, {Note}
  [app] {title}
  [app] {brand} {title}
  [app] {title} {audience}
  [coaching] {title} with {host}
  [coaching] {title} {audience}
  [coaching] {title} with {host} {surname}
  [local] {title} in {town}
  [local] {title} with {host}
  [local] {title} {town}
  [local] {brand} {title}
`)

/** Invented workshops and makers. */
export const BRANDS = stockOf(
  `Ashgrove Bramblewick Coldharbour Dunmore Elderfold Fennimore Goosefoot Hazelrigg Inkberry Kestrelby Larkrise Marlowe's
  Nettleby Oakhanger Pennyfold Quillback Rookhurst Saltwick Tansy Umberfield Vetchling Wicklow's Yarrowby Birkdale Corrigan's
  Driftholm Eskdale Fjellbu Granby Hollow's Linnea's Moorcock Norrvik Ostara Pellworm Rushmere Sandvika Thornby Ullswold Vellinge
  Wolds Braeside Claywell Dovecote Ellerby Furrow Gorse Heatherlea Ivybank Quernmore`
    .split(/\s+/)
    .join('\n'),
)

export const MAKER_KINDS = stockOf(`
  [thing] a small workshop in {town}
  [thing] a family of three in {town}
  [thing] a cooperative near {town}
  [thing] two former nurses in {town}
  [thing] a mother and two daughters in {town}
  [thing] a workshop for second chances in {town}
  [thing] an old pharmacy family in {town}
  [app] a team of five in {town}
  [app] two doctors and a programmer in {town}
  [app] a non-profit in {town}
  [app] a former radio producer in {town}
  [app] a studio of friends in {town}
`)

export const PRODUCT_PRICES = stockOf(`
  [thing] One piece with everything listed. Two or more are sent for the price of one parcel.
  [thing] Price with tax; shipping is shown before you pay.
  [thing] One piece. Refills cost about a third less.
  [app monthly] Per month, stop at any time. A year costs as much as nine months.
  [app monthly] Per month after two free weeks. Students and carers pay half.
  [app item] Once, with all updates. No subscription.
  [coaching] The first talk of 15 minutes is free. Payment in two parts is possible.
  [coaching] Everything listed is included. Write a line if the price is in the way.
  [local] One visit. Five visits cost as much as four.
  [local] One visit with everything listed; paid afterwards, by card or cash.
`)

export const PRODUCT_CHECKS = stockOf(`
  [thing] list of contents, test report of the last batch and the address of the maker
  [thing] company register, safety data and a sample bought without notice
  [thing] ingredients, origin and the return terms, with a sample in our hands
  [app] company register, privacy statement and a month of use by us
  [app] who is behind it, what happens to entries, and how to leave
  [coaching] identity and certificate of {host}, insurance, and two clients by telephone
  [coaching] training record, supervision and the refund terms, on a video call
  [local] licence of {host}, insurance, and the room on a visit
  [local] registration, licence number and hygiene report
`)

export const PRODUCT_CANCELLATIONS = stockOf(`
  [thing] Send it back within 30 days, opened or not, for a full refund.
  [thing] 60 days to change your mind; we pay the return if it is faulty.
  [thing] Refund within 14 days of receipt, exchange within 90.
  [app] Stop at any time; the current month is refunded within seven days.
  [app] Two taps in the settings. What you wrote can be taken along.
  [app] Refund within 30 days, no reason wanted.
  [coaching] The first call is free to walk away from. After that unused calls are refunded.
  [coaching] Move a call up to 24 hours before; missed calls count.
  [local] Free until 24 hours before, half price after that.
  [local] Free until noon on the day before. Illness never costs anything.
`)

export const PRODUCT_FORMS = stockOf(`
  [thing] pack
  [thing] box
  [thing] parcel
`)
