/** Correct words that are close to a word of the thesaurus. */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  `strand product products snore snores snored starving starved starve thank thanks danke merci gracias hallo hola bonjour weep weeping weeps wept
  pint pints bloke blokes fifteen fourteen thirteen sixteen seventeen eighteen patch patches hunch laptop mother
  father brother sister daughter parents uncle aunt cousin kitchen garden window street village city train airport
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter morning evening afternoon
  ruin ruining ruined anyone everyone nobody somebody abort accidental acting addition additions affecting alternate
  angel angle assignment aster attach aware babble bare bases batch bathe battle beard bears beast beating became
  beginning beginnings being bells bench bile bind binding blank blead bleak blessing blink bloom blown bonus boring
  bother bower brace brake breach breathe breeding broad built bullet bundling cabal caching calculation canadian charge charges
  cancel caret carriage cases casin casing cast center chain chaining chance char checkers chess choosing chore
  clamp clarify clash clauses clever click clicking cloak closer coast coat codes coding colin collection combs
  comparison competing compiler compiling completed completes completion completions complexity complying composer
  compressed compression computed computes computing concept concern connecting consent const constituting
  constraint contemplating content contract convention conversions convert copying correction cost costs could
  couple cover covering created creating creation curry curse curve decade decode dence depending deprecation depth
  derivation derive deriving detection difference diner directive director distress divide doing draft drafted dream
  dressed duration editions eliminating employed employer entrance even excessive exclusion executing execution
  exorcise experienced explore exporting failing fails familiar fare fees fight filed filling fills filter flags
  flake flaws fling flood foliate folks font forgot formatting forms forth fred friend friends frost furnished gates
  generating generator generators granting grave greek greet greeting guides haven holes homepage host hosted ideal
  impunity inclusion indicate infer inferred initiate injection insertion instruct instruction instructs intensive
  intentional inter interact intercept intercepted internal interpret invention issued issuer italian japanese
  jordanian labor lands lapse latter launch layer leaks lease lesson lies ling links linting linus listing lists
  loads looping loops loose machinery maintain maintains manually maple marking match maths means meant mediate
  mediation medic medicare medicate medication medications medina mention menus message messages meta metal might
  migrating miles mitigation modulus monet mono moron moth movie mutilation name named names natal night nouns
  nutritious ocher operating operational operator order organization organizations overcome overhead overlong overt
  pace packing pager paint painter paints pairs palace parking parsed partly parts passes passion pasta paste pastry
  pasture pastures patent patents paused peach pealing person phine photographic pirates pitt plain planet plate
  policies ports practical prepending preservation preserving preset pressed prevent preventing price prime print
  printing prints prison probe programs promoting promotional prone property pross purse quack qualify quic quite
  rabid range ranging rapid reason reate recreate reduces reformed refusing rejection relating relation relay
  releasing relied relies remove renaming replacing report reports requirement requiring rescission residence
  resorts resource responds responsive result results retort retreated reversion reviewing ridge right roos root
  roots rotation routing saving scale scaled scape scarf scope scure season seating seeking sell sent separately
  separates separating separator setting shader shake shall sham shamed shee sheet shelf shell shells shipped
  shipping ships shoe shoot shopping shortest shot showed shows shred sign signer signing sily singe skipped
  skipping slate sleek sleeps sleepy sleet slept slice slide sling sneak sort sorts spawn spawning speeding spell
  spelling spend spending spike spill spin spit splat splice spot stack stacks stake stale stall stead steak steep
  stem stemming steve sting stitch stock stomp store stores storing stranger stray stream streamed stressing
  stretches string strings stuff stuffing stump submit suit sweep swell swift swig synergy tables tail tang than
  therapies there thing things thingy thirty thorough though threat thren throw throwing throws tied toast tommy
  tonic toots topic topics trace tracer trial trick trine tweak udder unit unset uper vague vial vice vital waive
  waives walter warned wellbeing were while whine whose width windows winner withdraw wonder word wording workspace
  worst would wrote`.split(/\s+/),
)

/** Words of this trade that are often misspelt and occur in no phrase of the thesaurus. */
export const OFTEN_MISSPELT: readonly string[] =
  `acupuncture affordable anxiety anxious aromatherapy arthritis ayurveda ayurvedic beginner beginners
  bereavement bloating breathing breathwork burnout chiropractor chiropractic concentrate concentration confidence
  depressed depression digestion digestive energy exercise exhausted exhaustion experience experiences fatigue flexibility
  grieving headache headaches immunity infrared insomnia journaling kombucha lavender loneliness magnesium massage massages
  meditate meditation menopause migraine migraines mindfulness mountain mountains nutrition overwhelmed perimenopause
  posture pregnancy pregnant probiotics relaxation relaxing resort retreat retreats sciatica sleep sleeping spiritual
  stress stressed stressful stretching supplement supplements swimming therapist therapy vegetarian wellness workshop
  workshops canada costa greece indonesia italy japan jordan norway portugal slovenia switzerland thailand`
    .trim()
    .split(/\s+/)

/** Misspellings beyond the edit-distance limit; none is a word. */
export const SURE_SLIPS: Readonly<Record<string, string>> = {
  yga: 'yoga',
  yog: 'yoga',
  yoa: 'yoga',
  ypga: 'yoga',
  spaa: 'spa',
  aniexty: 'anxiety',
  anixety: 'anxiety',
  bereavment: 'bereavement',
  berevement: 'bereavement',
  menstration: 'menstruation',
  mentruation: 'menstruation',
  verspanung: 'verspannung',
  verspanungen: 'verspannungen',
  griechnland: 'griechenland',
  griechenlnd: 'griechenland',
  grichenland: 'griechenland',
}

/**
 * Correct words that are nearly always misspellings when listings contain only the other word; `unless`
 * matches the context in which they are meant.
 */
export const SLIPS: Readonly<Record<string, { meant: string; unless: RegExp }>> = {
  mediation: {
    meant: 'meditation',
    unless: /\b(divorce|family|legal|court|dispute|conflict|lawyer|custody)\b/,
  },
  mediate: {
    meant: 'meditate',
    unless: /\b(divorce|family|legal|court|dispute|conflict|between)\b/,
  },
  message: {
    meant: 'massage',
    unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/,
  },
  messages: {
    meant: 'massages',
    unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/,
  },
}
