import type { ConditionWords } from './condition-words.ts'

export const ENGLISH: ConditionWords = {
  atMost:
    'max(?:imum)?(?: of)?|at(?: the)?(?: very)? most|up to|(?:no|not)(?: any)? (?:more|longer|over) than|(?:no|not) bigger than|(?:limited|capped|kept) (?:to|at)',
  fewerThan: 'fewer than|less than|under|below|smaller than',
  atLeast:
    'at least|min(?:imum)?(?: of)?|(?:more|longer|better|higher) than|over|(?:not?|nothing|none|never) (?:under|below|less than|fewer than|lower than)',
  orFewer:
    '(?:absolute )?max(?:imum)?|at(?: the)?(?: very)? most|or fewer|or less|tops|or under|is (?:my|the|our) (?:limit|max(?:imum)?)',
  orMore:
    'or more|and more|(?:or|and) (?:over|up|higher|above|better|longer)|plus|min(?:imum)?(?: of that)?|at least',
  people:
    'people|persons|participants|guests|others|attendees|women|men|of us|of you|folks?|students|pupils|strangers|in the (?:room|class|group)',
  groups:
    'groups?|crowds?|class(?:es)?|circles?|workshops?|courses?|sessions?|round|numbers|people',
  smallGroup:
    '(?:really |very )?(?:small|tiny|intimate) (?:groups?|class(?:es)?|circles?|numbers|group sizes?|class sizes?)|(?:only |just )?(?:a )?(?:handful of|few(?: other)?|not (?:too )?many) (?:people|participants|others|strangers)|(?:no|not an?|not in an?|hate|without) (?:big|large|huge|massive) (?:groups?|crowds?|class(?:es)?)',
  oneToOne:
    '(?:one|1) (?:to|on) (?:one|1)|private (?:session|lesson|class|teacher)s?|individual (?:session|lesson)s?',
  minutes: 'min(?:ute)?s?',
  hours: 'hours?|hrs?',
  quarters: [
    ['half an hour|a half hour', 30],
    ['an hour and a half|one and a half hours', 90],
    ['an hour and a quarter', 75],
    ['three quarters of an hour', 45],
    ['(?:a )?quarter of an hour', 15],
  ],
  lasting: 'at least|(?:no|not) (?:less|shorter) than|lasting(?: at least| over)?|minimum(?: of)?',
  notLasting: '(?:of )?sleep|away|from|drive|walk|travel|before|a night',
  aDay: 'a day|per day|daily|each day|every day',
  programmes:
    '(?:online )?(?:courses?|programs?|programmes?|plans?|challenges?|trainings?|coaching|series|reset)',
  weeks: 'weeks?(?: long)?',
  several: 'several|a few|some|many|a number of',
  weekdays: [
    'sun(?:days?)?',
    'mon(?:days?)?',
    'tue(?:s|sdays?)?',
    'wed(?:s|nesdays?)?',
    'thu(?:rs?|rsdays?)?',
    'fri(?:days?)?',
    'sat(?:urdays?)?',
  ],
  weekly: '(?:mon|tues|wednes|thurs|fri|satur|sun)days',
  andOr: 'or|and',
  workdays:
    '(?:on |during )?(?:weekdays|weekday(?= (?:mornings?|afternoons?|evenings?|nights?))|working days|workdays|week ?nights)|on a (?:weekday|week ?night)|during the (?:working )?week|in the week|mid ?week',
  weekends: '(?:on|at) (?:the )?weekends?|weekends only|only (?:on |at )?weekends',
  until: 'to|until|till|through',
  from: 'from',
  on: 'on(?: a)?|every|each|free',
  morning: 'mornings?',
  noon: 'lunch ?(?:time|break)|midday|noon',
  afternoon: 'afternoons?',
  evening: 'evenings?|nights?',
  notIn: 'not(?: in the| at)?|no|never in the|but not(?: in the| at)?',
  isOut:
    '(?:are|is) (?:out|no good|impossible|not possible)|(?:do not|dont|does not|doesnt|wont) (?:work|suit)',
  over: '(?:done|over|finished|home|back|out|through|free) (?:again )?(?:before|by)|(?:ends?|ending|finish(?:es|ing)?) (?:before|by)|must end (?:before|by|at)',
  before:
    '(?:starts?|begins?|starting|beginning) (?:before|by)|before(?= \\d{1,2}(?::\\d{2})? ?(?:am|pm))',
  onwards: 'or (?:after|later)|onwards?|and later|or so onwards',
  after: '(?:nothing |not )(?:before|earlier than)|(?:starting |starts |only |from )?after',
  oClock: "(?: ?o'?clock)?",
  stars: 'stars?',
  rated:
    '(?:rated|rating(?: of)?|ratings? (?:above|over|from)|reviews? (?:above|over|of)|scored?|scoring)(?: at)?',
  halfMore: 'and a half stars?',
  noSubscription:
    '(?:no|not|without|non|avoid(?:ing)?|(?:dont|do not) want) (?:an? |any |another |yet another |more )*(?:monthly |recurring |ongoing )?(?:subscriptions?|memberships?|monthly (?:fees?|payments?|costs?|plans?|charges?))|subscription free|one (?:time|off) (?:payments?|purchases?|fees?|prices?)|pay(?:ing)? (?:just |only )?once',
  verified:
    'verified|vetted|checked by you|(?:papers|credentials|qualifications|licen[cs]es?|details) (?:\\p{L}+ ){0,3}(?:checked|confirmed)|(?:checked|confirmed|proven) (?:papers|credentials|qualifications)|(?:has|have) (?:you|(?:the|your) (?:site|team)|anyone|anybody|somebody|someone) (?:actually |really )?checked',
  amenities: {
    wifi: '(?:good |fast |with )*(?:wi ?fi|internet)',
    'no-wifi':
      '(?:no|without(?: any)?|zero) (?:wi ?fi|internet|signal|reception)|off the grid|off grid',
    'adults-only':
      'adults? only|only adults|(?:over )?18s? ?\\+?(?: only)|18 ?(?:\\+|plus|and over)|child ?free|kid ?free|(?:no|without(?: any)?|zero) (?:kids|children|little ones|toddlers|babies) (?:around|about|there|running|screaming|splashing|allowed|welcome|permitted|accepted|admitted|on site|onsite|in (?:the|sight))|(?:kids|children|under ?1\\d ?s) (?:arent|are not|are never|not) (?:allowed|welcome|permitted|accepted|admitted|taken)|(?:not?|never|doesnt|does not|dont|do not|wont) (?:accept|allow|take|admit|permit|welcome)(?:s|ing)? (?:any )?(?:kids|children|families)|nowhere (?:that|which) (?:takes|allows|accepts|has) (?:kids|children|families)|no under ?(?:12|14|16|18|21) ?s|over ?(?:16|18|21) ?s|(?:only|strictly) (?:grown ?ups|for adults|adults)|grown ?ups only',
    'single-rooms':
      '(?:my |an )own (?:single )?room|single rooms?|(?:a )?room (?:of|to) my(?:self| own)|no shared rooms?',
    'private-bath': '(?:private|own|en ?suite) bath(?:room)?s?|en ?suite',
    'family-rooms': 'family rooms?|room for (?:the|our) (?:whole )?family',
    'airport-transfer':
      'airport (?:pick ?up|transfer|shuttle)|pick(?:ed)? (?:me |us )?up (?:from|at) the airport|transfer from the airport',
    'vegan-kitchen': '(?:vegan|plant based) (?:kitchen|food|meals|menu|cooking)',
    'organic-kitchen': 'organic (?:kitchen|food|meals|garden)',
    'fitness-room': 'gym|fitness room|weights room',
    pool: '(?:swimming )?pools?',
    sauna: 'saunas?',
    'hot-springs': 'hot springs?|thermal (?:baths?|pools?|springs?)|onsen',
    'beach-access': '(?:right )?on the beach|beach ?front|beach access',
    'hiking-trails': 'hiking trails?|trails|walking paths',
    'meditation-hall': 'meditation (?:hall|room)',
    'yoga-studio': 'yoga (?:studio|shala|room)',
  },
}
