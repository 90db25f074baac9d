import type { ConditionWords } from './condition-words.ts'

export const ENGLISH: ConditionWords = {
  atMost:
    'max(?:imum)?(?: of)?|at(?: the)?(?: very)? most|up to|(?:no|not) (?:more|longer) than|no bigger than',
  fewerThan: 'fewer than|less than|under|below|smaller than',
  atLeast: 'at least|min(?:imum)?(?: of)?|(?:more|longer) than|over',
  orFewer: '(?:absolute )?max(?:imum)?|at(?: the)?(?: very)? most|or fewer|or less|tops|or under',
  orMore: 'or more|and more|or over|plus|and up|or up|or higher|or above|or better',
  people: 'people|persons|participants|guests|others|attendees|women|men',
  groups: 'group|crowd|class|circle|workshop|course|session|round|party',
  smallGroup: '(?:really |very )?(?:small|tiny|intimate) (?:group|class|circle)(?:e?s)?',
  oneToOne:
    '(?:one|1) (?:to|on) (?:one|1)|private (?:session|lesson|class|teacher)s?|individual (?:session|lesson)s?',
  minutes: 'min(?:ute)?s?',
  hours: 'hours?|hrs?',
  quarters: [
    ['half an hour|a half hour', 30],
    ['an hour and a half|one and a half hours', 90],
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
  workdays:
    '(?:on |during )?(?:weekdays|working days|workdays|week ?nights)|on a (?:weekday|week ?night)|during the (?:working )?week|in the week|mid ?week',
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
  verified: 'verified|vetted|checked by you',
  amenities: {
    wifi: '(?:good |fast |with )*(?:wi ?fi|internet)',
    'no-wifi':
      '(?:no|without(?: any)?|zero) (?:wi ?fi|internet|signal|reception)|off the grid|off grid',
    'adults-only':
      'adults? only|only adults|(?:over )?18s? ?\\+?(?: only)|18 ?(?:\\+|plus|and over)|child ?free|kid ?free|(?:no|without|zero) (?:kids|children|little ones)(?= (?:around|about|there|running|screaming|splashing))',
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
