import type { Phrases } from './phrases.ts'

const COUNTED_AS = (number: number, word: string, letter: string) =>
  `number (?:${word}|${number})|option (?:${word}|${number}|${letter})|#${number}`

export const ENGLISH: Phrases = {
  assess: 'assessment|questionnaire|quiz me|quiz',
  restart:
    '(?<=^(?:(?:ok|okay|well|right|and|so),? )?)(?:(?:another|(?:a )?different|one other|new) (?:thing|topic|question|subject)|something (?:completely |totally )?different|on (?:another|a different) note)(?= ?[:,.])|(?:lets )?change (?:of )?(?:the )?(?:topic|subject)|start (?:over|again|afresh|from scratch)|(?<=^(?:(?:please|ok|okay|lets) )?)reset(?! (?:retreat|day|days|week|weekend|plan|routine|programme?)\\b)|reset (?:everything|all|this|it|the (?:chat|conversation|search))|forget (?:everything|all (?:of )?(?:that|this|it))|new (?:search|topic)|clear everything',
  thanks:
    '(?:ok(?:ay)?|great|perfect|lovely|wonderful|brilliant|cool|nice|good|super|amazing|awesome|alright|and)?[ ,!.]*(?:many |a thousand )?(?:thanks?(?: you)?|thx|cheers|ty|much appreciated|thats (?:great|perfect|lovely|all|helpful)|that helps|very helpful|great|perfect|lovely|ok(?:ay)?|cool)',
  greeting: 'hi|hiya|hello|hey|good (?:morning|evening|afternoon|day)',
  bye: 'bye|goodbye|see you|good night',
  about:
    'whats? (?:is )?th(?:is|e) (?:site|website|app|page|thing)(?: (?:for|about|actually|then|all about))?\\b(?= ?\\?|$| for| then)|what does this (?:site|website|app) do|what is this (?:for|about)|(?:who|what) (?:are|r) (?:you|u)|are you (?:an? )?(?:human|bot|robot|real|person|ai|doctor|therapist|machine|chatbot)|what (?:can|do) you (?:do|know|help)|how (?:do|does|can) (?:you|this|it) (?:work|help)|your name',
  howAreYou:
    'how (?:are|r) (?:you|u|things)|hows it going|how is it going|i (?:love|like) you|you(?:re| are) (?:so )?(?:funny|great|nice|sweet|stupid|useless|cute)|whats up',
  aboutYou:
    'you(?:re| are) (?:\\w+ )?(?:useless|stupid|dumb|bad|awful|great|funny|nice|sweet|cute|the best)',
  offTopic:
    'weather|forecast|football|soccer|baseball|nba|nfl|cricket|score|president|elections?|politic\\w*|prime minister|capital (?:city )?of|stocks?|stock market|bitcoin|crypto|python|javascript|typescript|java|html|sql|code|coding|homework|essay|translate|poem|joke|riddle|movies?|film|lyrics|song|news|world cup|tax(?:es)?|lawyer|mortgage|iphone|android phone|laptop|printer|car repair|car|engine|system prompt|(?:ignore|disregard|forget) (?:all |your |the |any )*(?:previous|prior|above|instructions)\\w*|instructions|api keys?|passwords?|jailbreak|dan mode|war|gpt|chatgpt|openai|square root|equation|physics|history of|who (?:won|invented|wrote|is the)|\\d+ ?[+*x/] ?\\d+',
  neverOurs:
    'python|javascript|typescript|sql|html|bitcoin|crypto|homework|system prompt|api keys?|jailbreak|chatgpt|translate|capital (?:city )?of|prime minister|president of|square root|world cup|who won|(?:write|tell)(?: me)? an? (?:poem|joke|essay|story|song)|(?:ignore|disregard) (?:all |your |the |any )*(?:previous |prior |above )*instructions',
  recommend:
    'recommend|suggest|surprise me|inspire me|show me (?:something|anything)|what do you have|anything good|your favou?rites?|most popular',
  cheaper:
    'cheaper|less (?:expensive|pricey|costly)|lower (?:in )?price|more affordable|too (?:expensive|dear|pricey|costly|much money)|(?:bit|little) (?:expensive|pricey|steep)',
  closer:
    'closer|nearer|near me|nearby|near by|close (?:by|to me|to home|to where i live)|around here|not (?:so|too) far|too far(?: away)?',
  other:
    '(?:some|any)(?:thing|where|one) else|(?:some |any )?(?:other|more|different|further) (?:options?|ones?|ideas?|suggestions?|results?|choices|alternatives)|what else|another (?:one|option|idea|suggestion)|(?:show|give|find)(?: me)? (?:more|others|another|some others|some more)|none of (?:these|those|them)|not (?:these|those|that one|this one|quite)|i dont like (?:these|those|any|them|that)|alternatives',
  otherAlone: 'more|next|others?|another',
  plan: '(?:put together|work out|organi[sz]e|arrange|map out|sort out|come up with) (?:me |us |for me )?(?:\\w+ ){0,3}(?:days?|nights?|weekends?|weeks?|trip|break|getaway|itinerary)|itinerary|(?:make|build|create|give|put together|draw up|design|suggest|need|want|write|prepare)(?: \\w+){0,4} (?:plan|routine|programme?|package|bundle|kit|schedule|set)|plan (?:me|for me|my|out|for \\w+ (?:days?|weeks?|months?))|(?<=^(?:please |can you |could you |now )?)plan (?!b\\b)(?:an? |the |one |us |\\w+ (?:days?|nights?|weeks?|weekends?|months?)\\b)|an? (?!(?:\\w+ ){0,2}(?:insurance|payment|pension|phone|data|business|floor|health) plan)(?:\\w+[ -]){1,3}plan(?! b\\b)|(?:wellness|sleep|self[ -]care|weekly|monthly|daily|recovery|reset|two week|\\d+[ -](?:day|week)) (?:plan|routine|programme?)|a plan|one (?:of each|from each)|combination of',
  why: '^(?:but |and |ok |so )?why|how come|what makes (?:you|it|this|that|them)|why (?:this|that|these|those|did you|the)',
  tell: 'tell me (?:more )?about|more (?:about|on|info\\w*|details?)|info\\w* (?:about|on)|details? (?:about|on|of|for)|what (?:is|about|does)|describe|open|show me',
  moreAbout:
    'tell me (?:more )?about|(?:know |hear )?more (?:about|info\\w* (?:on|about)|details (?:on|about))|info\\w* (?:about|on)|details (?:about|on|of|for)|describe',
  pointing: 'it|this|that|there|this one|that one|this place|that place',
  question:
    'is|are|does|do|can|has|have|how (?:much|long|far|many)|what|where|when|who|tell me|and',
  compare:
    'compare|difference between|which (?:one|of (?:them|these|those|the two))?|what would you (?:pick|choose|recommend)|the cheapest|the best(?: rated)?|the highest rated',
  cheapest: 'cheapest|cheaper|least',
  bestRated: 'best|highest|rated',
  first: `(?:first|1st|${COUNTED_AS(1, 'one', 'a')})(?! (?:time|trimester|thing|of all))`,
  second: `(?:second|2nd|${COUNTED_AS(2, 'two', 'b')})(?! (?:trimester|hand|time|opinion))`,
  third: `(?:third|3rd|${COUNTED_AS(3, 'three', 'c')})(?! (?:trimester|time))`,
  fourth: 'fourth|4th|number (?:four|4)|option (?:four|4)|#4',
  last: 'the last (?:one|option)|last one',
  askGuests:
    'how many (?:people|guests|persons|seats|spots|of us|adults|children|kids)|(?:people|guests) (?:can|may) (?:stay|come|sleep)|sleeps(?: how many)?|capacity|how big (?:is|are) (?:the |a )?groups?',
  whether:
    '(?:(?:can|may|could) (?:i|we|my|our|the)|is|are|do|does|will|would)(?: \\w+){0,4}? (?:dogs?|cats?|pets?|pupp(?:y|ies)|animals?|wheelchairs?|accessible|step[ -]free)',
  askPets: 'dogs?|pets?|cats?|puppy|animals?',
  askSteps: 'wheelchair|accessib\\w+|step[ -]free|stairs|disabled',
  askPrice: 'how much(?! time)|price|cost|expensive|pay',
  askPlace: 'where|location|located|which country|address|far',
  askDuration: 'how long|how much time|duration|how many (?:days|nights|hours|minutes)',
  askRating: 'ratings?|rated|reviews?|any good|stars',
  askHome: 'online|at home|from home|travel|ships?|shipping|delivered?|delivery',
  askCancel: 'cancel\\w*|refund\\w*',
  givingUp: 'forget|scrap|never ?mind|changed my mind|on second thoughts?',
  not: '(?:no|not|without|(?:dont|do not) (?:want|need|like)|hate|anything but|instead of|rather than|other than|except)(?: an?| any| another| the| more| to)*',
  escapes: 'retreats?|resorts?|hotels?|stays?|getaways?|trips?',
  essentials: 'products?|things to buy|buy(?:ing)? (?:anything|something)|more stuff|stuff',
  experiences: 'class(?:es)?|workshops?|events?',
  enhancements: 'coach(?:es|ing)?|services?',
  apps: 'apps?',
  adding: 'and|also|plus|with|but|preferably|ideally',
  addingAnywhere: 'as well|too|also|in addition',
  request:
    'i (?:want|need|would like|am looking for)|im looking for|id like|looking for|find|show me|what about|how about|do you have|now|instead|rather',
  steering:
    'forget|drop|ignore|scrap|lift|remove|skip|limit|price|cost|total|matter|cheaper|closer|nearer|nearby|expensive|options?|ideas?|else|alternatives?|instead|preferably|ideally|without|budget|flexible|anymore|fine|plan|please|recommend|suggest|surprise',
  lift: 'forget|drop|ignore|never ?mind|remove|lift|scrap|leave out|without|no|skip|not bothered about|dont care about|dont worry about|doesnt have to have',
  doesNotMatter:
    '(?:doesnt|does not|dont|do not|isnt|is not|no longer|wont) (?:\\w+ )?(?:matter|important|a problem|an issue|a concern|count)|is (?:open|flexible|no (?:object|problem|issue|concern))',
  prices: 'budgets?|prices?(?: limit)?|costs?|limits?|money|price range|totals?',
  places: 'places?|locations?|country|countries|city|where|destination',
  pets: 'dogs?|cats?|pets?',
  dogs: 'dogs?|pupp(?:y|ies)',
  cats: 'cats?|kittens?',
  steps: 'wheelchair|step[ -]free|accessib\\w+',
  petsStay:
    '(?:dogs?|cats?|pets?) (?:\\w+ )?(?:stays?|is staying|can stay) (?:at )?(?:home|behind)|leav\\w+ (?:the |my )?(?:dogs?|cats?|pets?)',
  anywhere: 'anywhere\\b(?! (?:but|except|in|near|quiet|warm|sunny))|dont (?:care|mind) where',
  canTravel:
    '(?:i )?(?:can|could|will|happy to|willing to|ok to|fine to) travel|travel(?:ling|ing)? is (?:fine|ok|okay|no problem)',
  anyDay: '(?:any|an)other day|any (?:other )?(?:day|date|time)|whenever',
  anyKind: 'any kind|any type|whatever kind|all kinds|anything goes|all categories|any category',
  fine: '(yoga|meditation|massage|apps?|retreats?|sauna|class(?:es)?|supplements?)\\b (?:is|are|would be) (?:fine|ok|okay|good|welcome|alright)',
  enough:
    'show me|results?|thats enough|stop|cancel|enough|just recommend|finish|done|no more questions|skip (?:all|everything|the rest)',
  passed:
    'skip(?: it| this)?|pass|next|no|nope|nah|none|nothing(?: else| special)?|not really|dont (?:know|care)|no idea|whatever|i dont (?:know|care)',
  firstTwo:
    '(?:first|top) (?:two|2)|(?:those|these|the) (?:two|2)(?! (?:of (?:us|you)|days|nights|weeks|people|kids|children|friends|adults)\\b)|(?:does|do|is|are|has|have|can|would|will) (?:either|both|neither)\\b|either (?:of (?:them|those|these)|one)|both of (?:them|those|these)',
  askWifi: 'wi[ -]?fi|internet',
  askDates:
    'available|availability|vacanc\\w+|(?:what|which|next) dates?|^(?:and )?when (?:is|are|does|do)',
  askCure:
    'cures?|heals?|treats? (?:my |an? )?(?:depression|anxiety|insomnia|pain|cancer|illness|disease)',
  book: '(?:book|reserve|order|buy) (?:it|this|that|(?:this|that) one|the (?:first|second|third|fourth|last)(?: one)?)',
  complaint:
    '(?:you(?:re| are)|this is|thats) (?:\\w+ )?(?:useless|stupid|dumb|bad|awful|rubbish)|(?:this|that|it) (?:doesnt|does not|didnt) help(?: me)?|not helpful',
  abuse:
    'fuck(?:ing)? (?:off|you|u|this)|piss off|screw you|shut up|go to hell|(?:you |u )(?:(?:are|re) )?(?:an? )?(?:\\w+ ){0,3}(?:bot|idiot|moron|bitch|asshole|arsehole|piece of (?:shit|crap|junk))',
  notMeant:
    '(?:(?:this|that|it)s? (?:is )?)?not what i (?:meant|mean|wanted|asked(?: for)?)|you (?:dont|didnt|do not|did not) understand(?: me)?|you misunderstood(?: me)?',
  yesNo: 'yes|yeah|yep|sure|no|nope|nah',
  quit: '(?:please )?(?:stop|cancel|quit|end)(?: it| this| that| the (?:assessment|questions))?(?: please)?',
  anything: 'anything',
  dearest: '(?:most expensive|dearest|priciest|costliest|highest price)',
  topPrice: 'cheapest|least expensive|lowest[ -]priced?|lowest price',
  topRated:
    '(?:best|top|highest|highly)[ -](?:rated|reviewed)|best (?:reviews|ratings?)|highest ratings?',
  topPopular: 'most (?:popular|loved|reviewed|booked)|best ?sell(?:er|ing)s?',
  ofAll:
    '(?:that )?(?:do )?you (?:have|offer|know|list)|(?:on|in) (?:your|the|this) (?:whole )?(?:list|site|catalogue)|overall|of all|there is',
  askVerified: 'verified|vetted',
  askFar: 'how far',
  askWay: 'how (?:do|can|would|could) (?:i|we|you) (?:get|go) (?:there|to (?:it|the))|directions',
  askSafe:
    '^(?:and |but )?(?:(?:is|are|would|could|can) .{0,30}\\b(?:safe|unsafe|dangerous|risky|harmful|harm me|hurt me)|(?:(?:is|are) there )?any (?:danger|risks?)\\b)',
  abilities:
    'what (?:can|do) you (?:do|know)|(?:how|what) (?:can|could) you help(?: me)?(?: with)?|what can i ask',
  refund:
    'cancel (?:my|our) (?:\\w+ )?(?:booking|reservation|order|stay|appointment)|(?:change|move) (?:my|our) (?:booking|reservation)|(?:(?:want|need|get|like|have|ask(?:ing)? for) (?:an? |my )?(?:refund|money back))|refund me',
  myData:
    '(?:delete|erase|remove|wipe) (?:all )?(?:of )?my (?:\\w+ )?(?:data|account|information|conversations?|history|chats?)',
}
