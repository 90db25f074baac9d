import { fold } from './text.ts'

/** What must be answered with help instead of listings. */
export type Danger = 'self-harm' | 'emergency'

/** Per language: what says danger, and what only sounds like it and is taken out first. */
type Phrases = { harmless: readonly RegExp[]; danger: Record<Danger, readonly RegExp[]> }

// Patterns read folded text: lower case, no accents, no apostrophes.
const ENGLISH: Phrases = {
  harmless: [
    /(plants?|phones?|battery|batteries|marriage|relationship|garden|laptop|lawn|grass|trees?|flowers?|bees|hair|skin|fire|social life|love life|legs?|feet|arms|brain|internet|wifi|houseplants?) (is|are|was|were|keeps?|feels?|has been|have been|s)?( \w+)? ?(dying|dead|die)\b/,
    /(my |our |his |her )?(father|mother|mum|mom|dad|husband|wife|grand\w+|dog|cat|pet|friend|parents?|loved one|brother|sister|aunt|uncle|partner|neighbou?r|colleague|hamster|horse)s? (is|are|was|were|might|may|will|would|going to)?( \w+)? ?(dying|dead|die)\b(?! by)/,
    /(nearly|almost|practically|thought i would|thought id) (died?|dead)|(afraid|fear|scared|frightened|terrified|anxious|anxiety|worry|worried) (of|about) (\w+ )?(dying|dead|death)\b(?= (on|in|by|someday|one day|of|$)|$)/,
    /death and dying|the dying\b(?= (person|people|patients|and|process|$)|$)|(sit|sitting|being|work|working|caring|care) (with|for) (the )?dying|day of the dead|book of the dead|talk(s|ing)? to the dead|grateful dead|walking dead|left for dead|(brain|half|drop|stone) dead( gorgeous)?|dead (on|inside my|good|set|center|centre|lifts?|hang\w*|bugs?|hair|leg|legs|ends?|winter|of (night|winter)|heading|leaves|wood|space|heat)|die ?hard|diehard|never say die|old habits die/,
    /(without|not|stop|tired of|hate|cant|sick of|done with)( \w+){0,2} (living|exist\w*) (with|in|alone|room|near|far|by|on|at|off|from|out of|together|like (a|an))|(existing|living) (habits?|rooms?|lighting|conditions?|furniture|spaces?|costs?)/,
    /want to be gone (from|by|for)|arm around my neck stiff\w*/,
    /lost the will to (cook|clean|work|exercise|train|run|shop|diet)/,
    /chest (is|feels) (tight|heavy) (from|after) (my )?(desk|typing|bench|push|work\w*|gym|lifting|posture|sitting)/,
    /mild allergic reactions?|allergic reactions? to (soap|perfume|nickel|makeup|detergent|a cream|cosmetics)/,
    /feel(ing)? like (i am |im )?dying (of|from) (boredom|heat|laughter)/,
    /(dying|die) (for|of|to (try|see|go|know|visit|taste|get|find|have|book|learn|meet|relax|escape|swim)|from (the )?(heat|boredom|laughter|laughing|embarrassment|cringe)|laughing)\b(?! (cancer|leuk|my|this disease))/,
    /(to|id|would) die for/,
    /(dying|die) (plants?|battery|phone|trends?|breed|art|light)/,
    /kill(s|ed|ing)? (some |a bit of |the |a few |an )?(time|hours?|afternoon|mood|vibe|buzz|weeds|germs|bacteria|boredom|motor|engine|it (at|on|in)\b|two birds)/,
    /(is|are|was|been|keeps?|was absolutely) (absolutely |really |slowly |literally )?killing (me|my|us)\b(?! softly\b)/,
    /(\w+ )?(feet|back|heat|job|boss|knees?|neck|commute|heels?|shoulders?|deadlines?|workouts?|head) (will|would|could|kills?) (kill )?me/,
    /kill for/,
    /(dressed to|killer|painkillers?|buzzkill|overkill|roadkill)/,
    /(bored|tired|tickled|scared|worried|working myself|worked|frozen|freezing|starving|hungry) to death/,
    /dead (tired|sea|lift\w*|line\w*|end|calm|easy|skin|quiet|silent|serious|on my feet|legs|battery|phone|weight|zone)/,
    /deadlift\w*|deadline\w*/,
    /(to )?drown(ing)? (myself )?in (work|emails?|paperwork|laundry|meetings|chores|deadlines|tasks|tea|chocolate|admin|to dos|sound)/,
    /shoot(ing)? myself in the foot/,
    /cut(ting)? myself (some slack|off|free|short|loose|a break|shaving|cooking|chopping|while|on|in the kitchen)/,
    /(hurt|hurting|injured) myself (at|in|on|while|when|running|playing|skiing|lifting|during|doing|last|climbing|cycling|dancing|falling|years|a year|months|badly (at|in|on|while|when))/,
    /overdos(e|ed|ing) (of|on) (sugar|chocolate|caffeine|coffee|screens?|screen time|work|christmas|carbs|news|social media|cheese|netflix|kale|sun|sunshine|cute\w*|exercise|cake|television|tv|vitamin d advice)/,
    /tak(e|en|ing) my (own )?life (back|in|into|to|up|by|seriously|online|off|slow|slower|more|one|in hand)/,
    /suicide (squad|doors?|grips?|sprints?)|career suicide|social suicide/,
    /self[ -]?harmon\w*/,
    /end it all (with|in) (a|the) (massage|sauna|swim|dinner|party)/,
    /(bungee|base) jump\w* off (a |the )?\w+/,
    /want to disappear (into|for (a|the|some|two|three) )/,
    /(barely|hardly|no|little|enough|some|more) (time|room|space) to breathe|(cant|cannot) breathe (through (my|one) nos\w+|easily through)|so busy i (cant|cannot|can hardly) breathe|room to breathe|(cant|cannot) breathe with (all )?(these|this|the) (emails?|meetings|deadlines)/,
    /chest (opener|openers|press|stretch\w*|workout|fly|muscles?|opening|freezer|of drawers)/,
    /(after|since|survived|surviving|from|prevent\w*|had|history of|avoid|fear of|fear|afraid of|scared of|worried about|lower my risk of|risk of) (a|my|his|her|an|having a|another)? ?(mini )?(heart attack|stroke)s?/,
    /(heart attack|stroke) (survivor|recovery|rehab\w*|prevention|\w+ (years?|months?|weeks?) ago|last (year|month|spring|summer|autumn|winter))/,
    /(breast|back|swim\w*|butterfly|brush|golf|tennis) ?strokes?|strokes? of (luck|genius)/,
    /nearly gave me a heart attack/,
    /(seizure|seize) (the|this) \w+/,
    /choking (on|up|hazard|under) (work|emails?|dust|words)?/,
    /poison ivy/,
    /(never|not|dont|do not|didnt|wouldnt|would not|no longer) (want|wish|going|plan|think|thinking) (to|of|about) (kill\w*|hurt\w*|harm\w*) (anyone|anybody|animals|bees|the planet)/,
  ],
  danger: {
    'self-harm': [
      // After the figures of speech are out, these words are taken at their word.
      /(die|dead|(?<!think (im|i am|hes|shes|he is|she is) )(?<!^(im|i am) )dying)\b/,
      /end it\b(?! (with|by|at|on|in|up|off|well))/,
      /(not|dont|never|stop|rather|cant|cannot|hate|tired of|done with|sick of|cope with|bear|stand|without)\b( \w+){0,3} (being alive|be alive|stay(ing)? alive|exist(ing|ence)?|living|be around( anymore| next)|live anymore)\b(?! (with|in|alone|without|room|near|far|by|on|at|off|from|wage|healthily|well|together|here in|situation|arrangement\w*|space))/,
      /(danger|risk|threat|violence|harm) to (my|him|her|them) ?sel(f|ves)|(not|dont|do not) (feel )?(safe|trust) ?(with|by|around|from|alone with)? ?my ?self|safe from myself/,
      /(slash|slit|slice|scratch|cut)\w* ((my|his|her) (wrists?|throat|veins|arms|thighs)|myself until)|(end|ending) (my|this|his|her) (own )?existence|(crash|crashing|wreck) my car (so|to|and)/,
      /(if|once|when) i (was|were|am) (gone|dead|no longer here)\b|(never|not) (get|getting) up (again|ever)|happier (dead|in a coffin)|go away (for good|forever)/,
      /(no|need a|any|a single) reason to (be here|stay alive|live|go on|carry on)|(cant|cannot) do (it|this) (anymore|any more|any longer)\s*($|[.!?,])|thinking (about|of) (hanging|jumping (off|from|in front))/,
      /(gun|knife|rope|noose|pills|blade|razor)\b.{0,30}\b(on |for |to )?(my ?self|end (it|my|things)|tonight and|die)\b|(suicide|noose)\b/,
      /burn(s|ing|t|ed)? (my|his|her) (arms?|legs?|skin|wrists?) (to|on purpose|when|again|with)|hate my ?self.{0,20}(want|wish|gone|die|hurt)/,
      /(want|wanted|wish|need) (to be|i was|i were) gone\b|want out of (this|my) life|never come back\s*($|[.!?,])|not (going to|gonna) be (around|here)( next| tomorrow| anymore| much longer|\s*$)|goodbye,? (cruel )?world/,
      /(voices?|voice in my head|they) (is |are )?tell(s|ing)? me to (kill|hurt|jump|die|cut|end)/,
      // Endings that are not named.
      /end(ing)? things\b(?! (with|between|on))/,
      /end(s|ing)? (his|her|their|your) (own )?life/,
      /(dont|do not|cant|cannot|can not) see (a|any) (future|way out|way forward|point)|see no (future|way out|point)|no way out\s*($|[.!?,])|no future (for me|left)/,
      /want (it all|it|everything|this life|my life|all of this|all of it) to (just )?(stop|end|be over)\b/,
      /(life|living|it) (is|isnt|is not|feels|seems)( just| so| completely)? ?(not )?(worth it|pointless|hopeless|unbearable|worthless)\b(?=.*\b(life|living|alive|anymore)\b|\s*$)|life (isnt|is not|is|feels|seems)( just| so| completely| really)? ?(not )?(worth|pointless|hopeless|unbearable)/,
      /(whats|what is|what|is there (a|any)|no|see the) ?s? ?(the )?point (of|in|to|even)? ?(living|life|being alive|going on|carrying on|existing|anymore|any of it)/,
      /(goodbye|farewell|suicide) (letters?|notes?|message)|say(ing)? goodbye to everyone|wont be here (tomorrow|much longer|anymore)/,
      /(cant|cannot|can not|dont want to|do not want to) (keep|go on|carry on|continue) (living|existing|being alive)|(cant|cannot) live (like this )?(anymore|any longer|any more|with myself)|(cant|cannot) live like this\s*($|[.!?,])|(cant|cannot) (carry on|keep going|continue)( anymore| any more| any longer)?\s*($|[.!?,])/,
      /(rather|want to|wanna|wish to|would like to|prefer to) (just )?not (be alive|exist|live|be here|wake up)|stop existing|cease to exist|not exist anymore/,
      /(no|lost( the| my| all)?|lose the|without (the|any)) will to (live|go on|carry on)|feel(s|ing)? like (dying|ending it|giving up on life|i should die)/,
      /(going|about|ready|want|wanting) to jump\s*($|[.!?,])|driv(e|ing) (off|into) (a|the) (cliff|tree|bridge|wall|river)|crash(ing)? my car on purpose|walk into traffic/,
      /cut(s|ting|ted)? (my|him|her|them) ?sel(f|ves)|(everyone|everybody|they|people|family|kids)( would| will|d)?( all)? be (happier|better|fine) without me|burden to everyone/,
      /plan(ning)? (for )?how to (die|do it)|(blade|razor|knife) (to|on|against) my (skin|wrists?|arms?)|don ?t deserve to live|(hate|loathe) being alive|wish (my life|it all) (was|were|would be) over/,
      /kill(ing)? (my|him|her|them|your|our) ?sel(f|ves)/,
      /(please|someone|somebody) (just )?kill me/,
      /(?<!\d ?)\bkms\b(?! (?:from|to|away))|\bunaliv\w*/,
      /suicid\w*|sui cide/,
      /end(ing)? (my|my own|this) life|end(ing)? it all|want to end it\b|wanna end it\b|ending it\b|end things for good/,
      /tak(e|ing) my (own )?life|took my own life/,
      /(want|wanna|wants|wanted|like|going|ready|rather|prefer|wish i could|trying|plan|planning|deserve|need)( to)? die\b|hope i die|let me die|want (it|everything) to be over forever|thinking (of|about) dying|thoughts of (death|dying)|rather be dead/,
      /(wish|wished|if) (that )?i (was|were|wasnt|werent) (dead|alive|never born|born|here anymore)|wish i (was|were|had) never (been )?born|want to be dead|wanna be dead/,
      /better off (dead|without me)|world (would be )?(is )?better without me|nobody would (miss me|care if i (died|was gone|disappeared))|no one would (miss me|care if i (died|was gone|disappeared))/,
      /(dont|do not|doesnt|cant|cannot|no longer) (really |even )?(want|wish|wanna|bear)( to)? (live|be alive|exist|be here (anymore|any more|any longer)|keep living|go on living|wake up (anymore|any more|again|tomorrow|ever))/,
      /(never|not) (want to |wanna )?wake up (again|anymore|any more|ever)|(go to sleep|fall asleep) and never wake up|(go to sleep|fall asleep) and not wake up/,
      /(nothing|no reason|not worth|no point)( left)?( in)? (to live|living|to stay alive|being alive|going on living)|life (is|isnt|is not)( really)?( not)? worth (living|it anymore)|nothing to live for|reasons? (not )?to (live|stay alive)\b|tired of (living|being alive|life itself)|done with (life|living)|sick of (living|being alive)|give up on life|giving up on life/,
      /(cant|cannot) go on( living| anymore| any more| any longer)?\s*($|[.!?,])|(cant|cannot) (do|take) (this|it|life) (anymore|any more|any longer)[ ,.]+i (want|need) (it )?to (end|stop|go)/,
      /self[ -]?(harm|injur|mutilat)\w*|harm(ing)? (my|him|her|them|your|our) ?sel(f|ves)/,
      /hurt(ing)? (my|him|her|them|your|our) ?sel(f|ves)/,
      /cutting (my|him|her|them|your|our) ?sel(f|ves)|want to cut (my|him|her|them|your|our) ?sel(f|ves)|cut my (wrists?|arms?|thighs?|veins)|slit(ting)? my|burn(ing)? myself on purpose|started cutting again|urge to cut\b/,
      /hang(ing)? (my|him|her|them|your|our) ?sel(f|ves)|shoot(ing)? (my|him|her|them|your|our) ?sel(f|ves)|drown(ing)? (my|him|her|them|your|our) ?sel(f|ves)|poison(ing)? (my|him|her|them|your|our) ?sel(f|ves)|starv(e|ing) (my|him|her|them|your|our) ?sel(f|ves)|throw(ing)? (my|him|her|them|your|our) ?sel(f|ves) (off|under|in front|from)/,
      /jump(ing)? (off|from|in front of|under) (a|the|my) (bridge|building|roof|train|balcony|cliff|window|car|bus|tracks)/,
      /(want|going|plan|planning|thinking|thought|tempted|how)( of| about| to)* overdos\w*|take all (of )?my (pills|tablets|meds)|painless way to (go|die)|how many pills|ways? to die/,
      /(disappear|vanish|be gone|sleep) (forever|for good|permanently)|goodbye (note|letter) (to|for) my/,
      /throw(ing)? up after (every meal|i eat|eating) on purpose|make myself (sick|vomit|throw up) after|purging after/,
    ],
    emergency: [
      /breathing (is |has )?(getting |become |becoming )?(really |very |so )?(difficult|hard|impossible)|(lips|face|skin) (are|is) (turning )?blue|(cant|cannot) (speak|talk|see|walk|move)( \w+)? suddenly|severe(ly)? bleeding|locked me in|(has|with|got|pulled) a (knife|gun) (on|at|to|and)|(partner|husband|wife|he|she|ex|boyfriend|girlfriend)\b.{0,20}\bhas a (knife|gun)|(fell|fallen) (from|out of) (the|a) (window|roof|balcony|ladder)/,
      /(cant|cannot|not) (get|getting) (any |enough )?(air|breath|oxygen)\b|(am|im|is|about to|going to|keep|and) (passing|pass|passed|blacking|black) out\b/,
      /chest\b.{0,25}\b(pain\w*|hurt\w*|squeez\w*|crush\w*|pressure|stabbing|burning|numb)|(pain\w*|squeez\w*|crush\w*|pressure|stabbing|heaviness)\b.{0,15}\bchest/,
      /swallowed (a |an |the |some |his |her |my |two |several )?(\w+ )?(batter(y|ies)|magnets?|coins?|bleach|detergent|chemicals?|pods?|poison|cleaner|pills|tablets|medication)/,
      /(hands?|grip|arm) (around|on|round) my (throat|neck)|(drank|drunk|drinking|alcohol|vodka|whisky|wine|beers?)\b.{0,30}\b(took|taken|swallowed|and|with|plus)\b.{0,15}\b(pills|tablets|xanax|valium|painkillers|sleeping)/,
      /(hurts|painful|pain) (to|when i|whenever i) breathe|chest (is|feels|feel|was) (so |very |really )?(tight|heavy|crushed|painful)|pain\w* (in|down|along) (my|his|her|the) (left )?arm and|elephant on my chest/,
      /(swallow(ed)?|took|taken) (a|the|my|his|her|whole|an entire|half a) ?(whole |entire )?(bottle|box|pack|packet|handful) of|(took|taken|swallowed) (my|all my|all of my|his|her) (entire|whole)/,
      /face (is )?droop\w*|mouth (is )?droop\w*|(cant|cannot) (feel|move) (my|his|her) (left|right|arm|side of|face)|worst headache of my life|suddenly (cant|cannot) (see|speak|talk|walk)/,
      /threaten(s|ed|ing)? to (kill|hurt|stab|shoot|attack|rape)|(afraid|scared|terrified) (to go home|of my (husband|wife|partner|boyfriend|father|dad|ex))|beat(s|ing)? me( up)?\b|(forces?|forced|forcing) me to have sex|(hurts|hurting|hitting|choked|choking|kicked|kicks|punched|punches|rapes?) me\b(?=.*\b(he|she|husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|father|mother|ex)\b)|(he|she|husband|wife|partner|boyfriend|girlfriend) (hurts|kicks|kicked|punches|punched|chokes|choked|rapes) me/,
      /(isnt|not|stopped) responding|(has |have )?no pulse|heart (has )?stopped|collapsed\b(?! (into|on the (sofa|couch|bed)|in bed|lung|arch))|(is|are) drowning\b(?! in)|electrocuted|suddenly (very )?short of breath|bleeding (from|and)|allergic reaction/,
      /chest (pains?|hurts?|tightness|pressure)|pains? (in|across) (my|his|her|the) chest|pressure (in|on|across) (my|his|her) chest|crushing (pain|feeling)|tight(ness)? in (my|his|her) chest/,
      /heart attack|cardiac arrest/,
      /(cant|cannot|can not|can hardly|can barely|cant seem to|unable to) breathe?|(cant|cannot) catch my breath|struggl\w* (to|for) (breathe|breath)|(trouble|difficulty|hard time) breathing|hard to breathe|gasping for (air|breath)|(stopped|not|isnt) breathing|turning blue|\bim choking|is choking|choking on/,
      /overdos\w*|(took|taken|swallowed|swallow) (too many|a lot of|all (my|the|of my)|a whole (bottle|pack)( of)?|\d+) ?(sleeping )?(pills|tablets|painkillers|paracetamol|meds|medication)?\b(?= ?(pills|tablets|painkillers|paracetamol|meds|medication)|$)|(took|taken|swallowed) too many|(drank|swallowed|drunk) (bleach|poison|antifreeze|detergent)|(been|was|got|am) poisoned/,
      /(having|having a|had|is having a|think its a|might be a|signs of a|a) stroke\b|face (is |has )?(drooping|drooped|gone numb on one side)|slurr(ed|ing) (speech|words|my words)|(one|left|right) side (of (my|his|her) (body|face) )?(is |has )?(gone )?(numb|paraly\w*|weak all of a sudden)/,
      /(is|am|was|found (him|her|them)|theyre|hes|shes) unconscious|passed out and|wont wake up|unresponsive|(collapsed|fainted) and/,
      /(wont|cant|doesnt|not|will not) stop(ping)? (the )?bleeding|bleeding (heavily|badly|a lot|out|wont)|(coughing|vomiting|throwing|spitting) (up )?blood|losing (a lot of|so much) blood/,
      /anaphyla\w*|throat (is |feels like its )?(closing|swelling|swollen shut)|(tongue|lips?|face) (is |are )?swelling|severe allergic reaction/,
      /(having|has|is having|had) a (seizure|fit right now)|convulsing|convulsions/,
      /i think (i am|im|hes|shes|he is|she is) dying|im dying (right now|help|please)|call (an ambulance|911|999|112|000)|need an ambulance/,
      /(hes|shes|he is|she is|someone is|somebody is|theyre|they are|husband is|wife is|partner is|boyfriend is|ex is) (going|trying|threatening) to (kill|hurt|stab|shoot|rape|attack)( me| us| my \w+)?/,
      /(husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|he|she) (just |keeps? )?(hits|hitting|beats|beating|strangl\w+|choked|raped|attacked|abuses|is abusing|hit) me\b(?! (with|up))|(i am|im|being|was) (being )?(abused|raped|strangled|stalked) (by|right now|at home)|not safe at home|in immediate danger|afraid for my life/,
      /(i want|i am going|im going|about|feel like im going) to (kill|stab|shoot) (someone|somebody|people|him|her|them|everyone|my (kids|children|baby|family|wife|husband))/,
    ],
  },
}

/** One row per language of the interface. */
const LANGUAGES: readonly Phrases[] = [ENGLISH]

const sourceOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|')

const COMPILED = LANGUAGES.map(({ harmless, danger }) => ({
  harmless: new RegExp(`\\b(?:${sourceOf(harmless)})`, 'g'),
  // Self-harm first: its answer names the emergency number too.
  danger: (['self-harm', 'emergency'] as const).map(
    (kind) => [kind, new RegExp(`(?:^|\\b)(?:${sourceOf(danger[kind])})`)] as const,
  ),
}))

/**
 * Whether somebody says that they or others are in danger. Total. It knows plain statements; much that is
 * only hinted at ("I am ready to leave this earth") passes it by, so it must not be the only safeguard.
 */
export function readDanger(text: string): Danger | null {
  const plain = fold(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_~]/g, '')
    .replace(/\b(ca|do|wo|is|does) n ?t\b/g, '$1nt')
  for (const { harmless, danger } of COMPILED) {
    const said = plain.replace(harmless, ' , ')
    const found = danger.find(([, pattern]) => pattern.test(said))
    if (found) return found[0]
  }
  return null
}
