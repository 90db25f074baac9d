import { stockOf } from './stock.ts'

/** Whom it suits. */
export const ESCAPE_SUITS = stockOf(`
  It suits {who}, and friends who can be silent together.
  When bookings come in, {host} thinks first of {who}.
  Made for {who}. Others are welcome and tend to behave accordingly.
  Good company here: {who}.
  Think of it for {who}; three nights are the least and five are better.
  We recommend it to {who} and {who2}.
  The house is at its best for {who}, above all outside the holidays.
  {Host} had {who} in mind when the beds were chosen.
  {Who} will find what they came for, and so will their tired friends.
  Come alone or in twos; the days here are kindest to {who}.
  {Host} says that it works best for {who}, provided that they stay {nights} nights.
  Nobody has to explain themselves, and certainly not {who}.
  The guests who come back in another season are mostly {who3}.
  If you know {who}, tell them about {host} and {near}.
  There is room at {host}'s table for {who}, and for somebody they trust.
  Half of the guestbook was written by {who3}.
  It is a good address for {who}, or for two friends of whom one is tired.
  {Who} can do the whole stay at half speed, and {host} will not mention it.
  In most weeks one of the {unit}s is taken by {who3}.
  The quiet side of the house is kept for {who}; ask {host}.
  Planned for {who}, it has turned out well for {who2} too.
  {Town} is far from everything that wears people out, and that is the point for {who}.
  {Who3} make up most of the table, and they are easy company.
`)

/** Whom it does not suit, or what to know. */
export const ESCAPE_CAUTIONS = stockOf(`
  If you need a television or a gym, you will be cross by the second day.
  Anyone looking for nightlife should look somewhere else.
  [!cabin !desert] The beds are firm, the walls are thin in two of the rooms, and {host} will tell you which.
  [!desert] It rains here more than the pictures admit.
  Service is kind and unhurried, which not everybody can stand.
  [!wheelchair] The path to the house is uneven, and wheels of every kind find it hard.
  [!tropic !desert] In August it is full and a little louder.
  Vegetarians eat very well, and those who want steak every evening do not.
  Signal comes and goes with the weather.
  [!cabin !desert] There is one shower for two rooms in the old wing.
  People in an acute crisis need more support than a house like this can give.
  [pets] You should like dogs, since there is usually one.
  [cold] Mornings are cold from October, and the heating believes in blankets.
  Couples who want a room service menu would be happier in a hotel.
  The last shop is {minutes} minutes away, so bring what you cannot do without.
  [desert] Nights are cold from November to March and noon is fierce in July.
  [desert] Sand gets into everything, including the sugar.
  [mountain] Give yourself a day to get used to the height before you climb anything.
  [mountain cold] Snow can close the road for an afternoon, and then supper is longer.
  [sea] The sea is not always swimmable, and the flag is to be believed.
  [yoga] Those who want demanding yoga will be under-stretched.
  [meditation] Full silence is hard in the first weeks after a loss; write to us before you book.
  [spa] With heart trouble or in pregnancy, ask your doctor about heat.
  [nature] There are insects, as there should be.
  The last bus to {town} leaves at six, so come by car or come early.
  {Host} does not take calls for guests, which some employers find strange.
  Cards are taken, but {town} has no cash machine.
  Doors are not locked here; whatever worries you can go in {host}'s cupboard.
  Hot water comes in turns, and {number} showers in a row is the limit.
  There is little shade on the way to {near}, so take a hat.
  Meals are at fixed hours, and after {supper} you take what is in the pot.
  It is a quiet house, and a party of six would be too many for it.
  [!wheelchair !cabin !desert] The stairs are steep, and the room that faces {sight} is at the top of them.
  [!tropic !desert] You need a second jumper from September, whatever the pictures of {town} show.
  [adults] Guests are sixteen and over, with no exceptions for the well behaved.
  [families] There are children about, and they are not always quiet before {late}.
  [pets] Dogs sleep in the house, so think twice if they make you sneeze.
  [offline] Without wi-fi and nearly without signal, tell people beforehand how to reach the hall telephone.
  [wifi] The wi-fi reaches the main house and stops there.
  [hiking-trails !desert] The marked paths are honest about time and less so about mud.
  [island] When the wind is up the ferry stays where it is, and so do you; leave a day to spare.
  [fjord] In winter the sun has left the house by two, and {host} will not pretend otherwise.
  [forest] In June there are midges by {near}, and {host} lends out nets.
  [tropic] Frogs are loud, geckos live indoors, and the power fails for an hour now and then.
  [tropic] In the wet months the road from {town} takes twice as long.
  [river] The river is stronger than it looks, so ask {host} where people go in.
  [lake] The lake is deep from the third step, and there is no lifeguard.
  [farm] Cocks do not know about holidays, and {host} will not speak to them.
  [desert] Water comes by lorry, so showers are short.
  [desert] There is no shade on the way to {near}; go early and take two litres.
  [mountains] The last stretch is not for low cars after rain.
  [mountain] With a heart or lung condition, ask your doctor about the height first.
  [yoga] There are no headstands, no heated rooms and no certificates.
  [yoga] With a new injury, write to {host} first; some shapes will be left out for you.
  [meditation] People in distress may find long silence too much, and may stop at any time without a reason.
  [meditation] Half a day without talk is more tiring than it sounds, so do not plan a drive for the evening.
  [spa] {Host} asks about pregnancy, blood pressure and skin before you are booked in.
  [spa] It is a bath house rather than a clinic, and nobody will promise you a younger face.
  [heated] Heat is not for everyone; with a fever or heart trouble, leave it out.
  [nature] The nearest chemist is in {town}, {minutes} minutes away, and ticks are looked for at supper.
  [sea] Shoes for rocks are worth their place in the bag.
  [hot-spring] Silver goes black in this water, so leave rings at home.
  [ryokan] You sleep on the floor and sit on it too; {host} has chairs for those who ask.
`)
