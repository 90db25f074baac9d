import { stockOf } from './stock.ts'

/** One line under the title of an escape. */
export const ESCAPE_LINES = stockOf(`
  {Stay} near {town}, with {feature} and a view of {sight}.
  {Stay}, {metres} from {near}, with {feature} and no music at meals.
  No television, no bar and one long table: {stay} in the quiet part of {town}.
  Breakfast until {late}, {warm} from four, supper at {supper}. The rest of a day at {town} is yours.
  {Host}, who {past}, keeps {stay} near {town} and cooks {dish} on Sundays.
  For {who}: {stay} by {near}, where nobody knocks before ten.
  First you hear {sound}, then nothing, then the supper bell. {Stay} outside {town}.
  The road ends at {town}. After it come {sight}, {rooms} and {feature}.
  Bring the book you have begun three times. There are {rooms}, {feature} and {sight} to look at.
  Most guests sleep through their first afternoon in {town}; {warm} is still there when they wake.
  [!cabin] It was {was} until {year}. Now there are {rooms}, {feature} and {dish} at one table.
  {Feature}, {feature2} and {rooms} that face {sight}. That is the whole list.
  You arrive tired from {town}, are given {drink}, and are asked nothing until morning.
  {Dish} on the first evening, {warm} on the second, and {sight} on all of them.
  [!tropic] Somebody else lights the stove. You have {feature}, {near} {metres} away and {nights} nights.
  {Rooms}, {guests} guests at most and a dog that decides who needs company, {metres} from {near}.
  Where {town} ends and the way to {near} begins: {stay} with {feature} and early suppers.
  A plain house with {feature}, good blankets and the way to {near} starting at the gate.
  The days near {town} have three fixed points: {drink} at seven, {warm} at five, {dish} at {supper}.
  {Stay} kept by {host} and {number} neighbours, who agree on everything except how hot {heat} should be.
  {Number} windows, all on {sight}, and a house rule that says only one thing: slowly.
  Far enough from {town} for real darkness, near enough for fresh bread; {rooms} and {feature}.
  What {town} does best is stay quiet, and {stay} with {feature} let you hear it.
  Whoever comes for {sight} stays for {feature} and for {host}'s {dishname}.
  [yoga] Two practices a day on a floor of {tree}, {rooms}, and {sight} when you turn your head.
  [yoga] Slow yoga at {wake}, {dish} at noon, and {near} {metres} from the mat.
  [yoga] A yoga house in {town} for {who}, with {number} props for every posture and no mirrors.
  [yoga] You practise facing {sight}, eat at one table and sleep in one of {rooms} near {town}.
  [yoga] {Host} teaches yoga as if everybody were tired, which in {town} they usually are.
  [meditation] {Rooms}, a bell at {wake}, and a hall in {town} where talk begins at noon.
  [meditation] A sitting house at {town} with chairs as well as cushions, led by {host}, who {past}.
  [meditation] Half the day is silent. The other half has {dish}, {feature} and the way to {near}.
  [meditation] Forty minutes of sitting, forty of walking to {near} and back, {number} times a week.
  [meditation] You are taught to sit still in {town} by people who admit how hard they find it.
  [spa] {Feature} and {feature2} in {town}, unhurried hands, and robes that stay on through supper.
  [spa] Warm water in the morning, oil in the afternoon and {sight} from the resting room.
  [spa] A bath house with {rooms} attached, {metres} from {near} and a long way from a schedule.
  [spa] Nothing is sold at the spa desk in {town}. You get {feature}, {feature2} and time.
  [mountain !tropic] {Stay} on the slope over {town}, with {feature} for the evening and boots by the door.
  [mountain] Walk up to {near}, come down to {dish}, then to {warm} until it is dark.
  [mountain cold] Thin air, thick blankets: {stay} above {town} and a fire that {host} lights at five.
  [mountain] High enough that the valley is a handful of lamps, with {rooms}, {feature} and a drying room.
  [mountain] The mountain decides the day here. When it says no, there is {warm}.
  [desert] {Stay} out past {town}, shade at noon, and {number} kinds of silence after dark.
  [desert] {Sight} by day, every star you have ever forgotten by night, and {rooms} in between.
  [desert] Tea on the sand at {wake}, {dish} at sundown, and {town} a long way behind you.
  [desert] A camp of {rooms} near {town} that uses lamps so low you have to walk slowly.
  [desert] The nearest neighbour is a goat. {Stay} with {feature}, out beyond {town}.
  [desert] {Host} grew up near {near} and shows guests of this camp how little a day needs.
  [nature] From the door of {stay} it is {metres} to {near} and a morning's walk to anyone else.
  [nature] Built around {sight} rather than in front of it: {rooms} and {feature} at {town}.
  [nature] You share {town} with {bird} and {number} other guests, and the paths are wide enough.
  [nature] Wet boots, dry socks, {dish}: {stay} for walking out of, near {town}.
  [ryokan] {Rooms} with straw mats, bedding laid out while you bathe, and {near} {metres} away.
  [ryokan] An inn of {rooms} at {town} where supper takes two hours and nobody is sorry.
  [cabin] {Rooms} that do not see one another, each with a stove and its own path to {near}.
  [sea close] The tide comes to within {metres} of {stay}, and the timetable follows it.
  [lake] Swim before breakfast, row before supper; between them nobody in {town} wants anything of you. {Rooms}, {feature}.
  [farm] {Host} farms, cooks {dish} and rents {rooms}, in that order, just outside {town}.
  [hot-spring] The water arrives hot from the ground at {town} and is not asked to do anything else.
`)

export const ESCAPE_VOCABULARY = {
  sound: stockOf(`
    [river] the river under the window
    [sea] the shingle being turned over
    [sea] ropes against a mast
    [forest] wind in the tops of the trees
    [mountains] bells from the other slope
    [mountains] snow water under the road
    [desert] sand against canvas
    [desert] a goat bell, very far off
    [lake] small waves under the jetty
    [fjord] a waterfall on the other side
    [island] the evening ferry going home
    [farm] a rake on gravel
    [valley] the church clock, two minutes late
    [hot-spring] water running into the stone tub
    [!tropic] the stove settling
    [!desert] rain in a zinc gutter
    [tropic] frogs, starting one after the other
    [tropic] palm leaves like slow rain
  `),
  bird: stockOf(`
    [forest] woodpeckers
    [sea] oystercatchers
    [mountains] choughs
    [desert] sand larks
    [lake] grebes
    [river] dippers
    [farm] swallows
    [island] terns
    [!desert] owls
    [desert] a pair of eagle owls
    a pair of ravens
  `),
  heat: stockOf(`
    [sauna] the sauna
    the tea
    [hot-spring] the bath
    the soup
  `),
}

/** What the house was before. */
export const ESCAPE_WERE = stockOf(`
  [!desert] a schoolhouse
  [farm] a dairy
  [mountains] a customs post
  [sea] a boatyard
  [sea] a fish store
  [forest] a forestry station
  [river] a mill
  [desert] a survey camp
  [desert] a caravan halt
  [!desert !tropic] a pilgrims' hostel
  [hot-spring] the village bath house
  [lake] a boatman's house
  a weaving workshop
  a doctor's practice
  [fjord] a telegraph station
  [island] a lighthouse store
`)

/** What the host did before; follows "who". */
export const ESCAPE_PASTS = stockOf(`
  was a theatre electrician for nineteen years
  taught chemistry until the voice went
  drove night trains and learned to value sleep
  ran a newsroom and left on a Tuesday
  nursed on a burns ward for a decade
  surveyed roads and got tired of noise
  was a pastry cook on ferries
  restored organs and still listens to rooms
  grew up in the house and came back at forty
  kept accounts for a fishing fleet
  trained as a physiotherapist and stopped counting repetitions
  played the viola in three orchestras
  was a midwife in the next valley
  repaired lifts and never takes one now
`)
