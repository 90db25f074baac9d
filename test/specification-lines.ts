/** One line of the specification: the key in the titles of its tests, and its content. */
export type SpecificationLine = {
  key: string
  says: string
  /** An intended deviation of the product, with its reason. */
  deviates?: string
  /** The reason why no test of this project can show it. */
  untested?: string
}

export const SPECIFICATION_LINES: readonly SpecificationLine[] = [
  {
    key: 'spec 1 · product · audience',
    says: 'Audience: general visitors. No sign-in is needed to browse, search or chat.',
    untested:
      'spec 6 · roles · anonymous visitor shows the calls; every browser test of section 2 runs signed out',
  },
  {
    key: 'spec 1 · product · tagline and title',
    says: 'Home tagline: "Your personal guide to wellness in 2025". Page title: the product name followed by " - Your Gateway to Wellness".',
  },
  {
    key: 'spec 1 · product · content categories',
    says: 'Four content categories: Escapes, Essentials, Enhancements, Experiences.',
  },
  {
    key: 'spec 1 · product · placeholders',
    says: 'Booking, saving to a wishlist and sharing are placeholders only: buttons that show confirmation messages, with no real booking, saving or copying. The booking panel on the escape detail page is a static mock.',
    deviates:
      'the toasts are word for word as specified, and what they say happens: bookings are requests without payment, saving saves, sharing copies (docs/decisions/008)',
    untested: 'the tests of section 8 show the toasts',
  },
  {
    key: 'spec 1 · product · sample data',
    says: 'Most listing content is sample data embedded in the pages. The server shape of listings is not shown.',
    deviates:
      'the sample is in the database and marked as sample data; import replaces or extends it',
  },
  {
    key: 'spec 1 · product · theme',
    says: 'Theme: light by default.',
    deviates: 'it follows the device unless the visitor has chosen',
  },
  {
    key: 'spec 2 · routes · home',
    says: '/: Home',
  },
  {
    key: 'spec 2 · routes · escapes',
    says: '/escapes: Escapes list',
  },
  {
    key: 'spec 2 · routes · escape detail',
    says: '/escapes/{id}: Escape detail (id is a route parameter)',
  },
  {
    key: 'spec 2 · routes · experiences',
    says: '/experiences: Experiences list',
  },
  {
    key: 'spec 2 · routes · experience category tile',
    says: '/experiences/{slug}: Experience category tile target (yoga, meditation, retreats, workshops, nature, cooking)',
  },
  {
    key: 'spec 2 · routes · essentials',
    says: '/essentials: Essentials list',
  },
  {
    key: 'spec 2 · routes · enhancements',
    says: '/enhancements: Enhancements list',
  },
  {
    key: 'spec 2 · routes · search',
    says: '/search: Search page (content not shown)',
  },
  {
    key: 'spec 2 · routes · search results',
    says: '/search-results: Results; receives as navigation state a searchQuery, the current page, an optional aiEnhanced flag, or a wellnessConcern',
  },
  {
    key: 'spec 2 · routes · directory',
    says: '/directory: Directory home',
  },
  {
    key: 'spec 2 · routes · experiences directory',
    says: '/directory/experiences: Experiences directory',
  },
  {
    key: 'spec 2 · routes · experience detail',
    says: '/directory/experiences/{id}: Experience detail',
  },
  {
    key: 'spec 2 · routes · experience category',
    says: '/directory/experiences/category/{slug}: Experience category',
  },
  {
    key: 'spec 2 · routes · upcoming event',
    says: '/directory/experiences/{category}/{slug}: Upcoming event row target',
  },
  {
    key: 'spec 2 · routes · escapes directory',
    says: '/directory/escapes: Escapes directory',
  },
  {
    key: 'spec 2 · routes · directory escape',
    says: '/directory/escapes/{slug}: Escape detail in directory (always shows one fixed sample retreat)',
    deviates:
      'each slug shows its own escape; the fixed sample retreat stands only for an unknown slug, under a notice and with status 404',
  },
  {
    key: 'spec 2 · routes · escapes sub-views',
    says: '/directory/escapes/category/{slug}, /directory/escapes/location/{slug}, /directory/escapes/amenity/{slug}, /directory/escapes/search?filter=newest, top-rated, budget-friendly or pet-friendly: Escapes directory sub-views (content not shown)',
  },
  {
    key: 'spec 2 · routes · logo and toast area',
    says: 'A logo links to /. A toast area is present on every screen.',
  },
  {
    key: 'spec 2 · navigation · desktop',
    says: 'Desktop top navigation (hidden below the medium breakpoint) lists Escapes, Essentials, Enhancements, Experiences. A link is highlighted when the current path starts with its route.',
  },
  {
    key: 'spec 2 · navigation · mobile menu',
    says: 'Mobile: a slide-in left menu opened by a menu button lists the four categories, Directory and Home, with a Search link at the bottom. The active item is the one whose path prefix matches. Panel width is 85% of the viewport, up to 320 px.',
  },
  {
    key: 'spec 2 · navigation · bottom bar',
    says: 'Mobile: a floating bottom bar shows icons for the four categories plus Home.',
  },
  {
    key: 'spec 2 · navigation · mobile strip',
    says: 'Mobile header strip shows the section title (Escapes, Essentials, Enhancements, Experiences, Directory), and Home otherwise, decided by whether the path contains the section word.',
    deviates:
      'outside the sections only home itself is called Home: over Saved, Profile, Messages, Search and the like that title would be wrong, so the strip names the page',
  },
  {
    key: 'spec 2 · navigation · user menu',
    says: 'User menu dropdown: Profile, Saved, Messages, separator, Language, separator, Sign in.',
  },
  {
    key: 'spec 2 · navigation · header',
    says: 'Header (when shown): logo, a Search popover button and two further widgets (not shown). It turns translucent once the page is scrolled more than 10 px.',
  },
  {
    key: 'spec 2 · home · tabs',
    says: 'A header-less page with a tab switch: Explore, Heal, Chat.',
  },
  {
    key: 'spec 2 · home · explore',
    says: 'Explore: four category cards (title, image, first subcategories) linking to the category path. On mobile only the first four categories appear, in a 2-column grid.',
  },
  {
    key: 'spec 2 · home · heal',
    says: 'Heal: a "Target Your Wellness" panel and a "Recovery Paths" panel.',
  },
  {
    key: 'spec 2 · home · concerns',
    says: 'Target Your Wellness buttons: Sleep, Stress, Energy, Focus, Digestion, Immunity. Each switches to Chat with prefilled text "I need help with {concern}" (concern in lower case).',
  },
  {
    key: 'spec 2 · home · assessment',
    says: 'A "Personalized Assessment" button switches to Chat with prefilled text "I\'d like a personalized wellness assessment".',
  },
  {
    key: 'spec 2 · home · recovery paths',
    says: 'Recovery Paths buttons: Mind, Body, Spirit, Sleep, Nutrition, Movement. Each goes to /search-results with wellnessConcern set to the lower-cased label.',
  },
  {
    key: 'spec 2 · home · chat',
    says: 'Chat: the embedded chat assistant (600 px high on desktop).',
  },
  {
    key: 'spec 2 · home · floating chat',
    says: 'On desktop, while the active tab is not Chat, the floating chat assistant is also shown. On mobile, a selected help text also forces the Chat tab.',
  },
  {
    key: 'spec 2 · chat widget · floating',
    says: 'Floating mode: fixed at bottom right, collapsed to a round button labelled "Open chat with" plus the assistant\'s name. Expanded panel is about 420 px wide (max 92% of viewport width) and 80% of viewport height.',
  },
  {
    key: 'spec 2 · chat widget · embedded',
    says: 'Embedded mode: fills its container; 400 px high when expanded.',
  },
  {
    key: 'spec 2 · chat widget · header',
    says: 'Header shows the assistant name, the tagline "your wellness buddy", and two buttons "Minimize chat" and "Close chat"; both collapse the panel.',
  },
  {
    key: 'spec 2 · chat widget · messages',
    says: 'Message list scrolls to the newest message and shows a typing indicator while waiting.',
  },
  {
    key: 'spec 2 · chat widget · input',
    says: 'Input placeholder: "Seek well, my friend". Enter sends; Shift+Enter does not. Send is disabled when the input is empty or a request is loading.',
  },
  {
    key: 'spec 2 · chat widget · welcome',
    says: 'Welcome text, embedded: "How can I help you seek well today?". Floating: "How can I support your wellness journey today?".',
  },
  {
    key: 'spec 2 · chat widget · help text',
    says: 'Supplying initial help text expands the chat and pre-fills the input.',
  },
  {
    key: 'spec 2 · search popover · field',
    says: 'A text box with a clear button and a submit button. Placeholder depends on the page:',
  },
  {
    key: 'spec 2 · search popover · escapes',
    says: "Escapes: \"Try 'I need a relaxing resort...' or 'Beachfront wellness'\"",
  },
  {
    key: 'spec 2 · search popover · essentials',
    says: "Essentials: \"Try 'Stress relief supplements' or 'Sleep aids'\"",
  },
  {
    key: 'spec 2 · search popover · enhancements',
    says: "Enhancements: \"Try 'Meditation apps' or 'Wellness coaching'\"",
  },
  {
    key: 'spec 2 · search popover · experiences',
    says: "Experiences: \"Try 'I need stress relief...' or 'Yoga classes near me'\"",
  },
  {
    key: 'spec 2 · search popover · other pages',
    says: 'Other pages: "Search for wellness offerings..."; on mobile: "Search wellness..."',
  },
  {
    key: 'spec 2 · search popover · submit',
    says: 'Enter or the submit button navigates to /search-results with the query.',
  },
  {
    key: 'spec 2 · search popover · suggestions',
    says: 'A dropdown lists AI suggestions under the heading "Suggestions for {page or wellness}", with an optional italic explanation line. Choosing a suggestion navigates to search results with aiEnhanced set.',
  },
  {
    key: 'spec 2 · content feed · views',
    says: 'Views: grid (2 to 4 columns), list, and "feed" (full-height carousel with previous/next, a counter "n / total", a mute toggle and a View button).',
  },
  {
    key: 'spec 2 · content feed · dialog',
    says: 'Item detail dialog: title, type, media (video with controls if present, otherwise image), About, Location, Tags, price, rating and review count, Verified badge. Escapes and experiences never open it; they navigate to their directory detail route (/directory/escapes/{id}, /directory/experiences/{id}). Other types open the dialog.',
  },
  {
    key: 'spec 2 · content feed · empty',
    says: 'Empty state: "No content found" with "We couldn\'t find any items matching your search criteria. Try adjusting your filters or explore other categories."',
  },
  {
    key: 'spec 2 · content feed · loading',
    says: 'Loading: 4 skeleton placeholders.',
  },
  {
    key: 'spec 2 · content feed · hero',
    says: 'Page hero block: title, description, location, stats (count and label), optional search form, chips "Discover unique locations", "Curated experiences" plus up to 3 category titles.',
  },
  {
    key: 'spec 2 · content feed · card',
    says: 'Item card: image, price badge, "Recommended" badge when AI-recommended, wellness tag badge, type label, title, description, Verified badge, for escapes a nature-distance badge (text defaults to "Nature nearby"; tooltip shows nearby nature, default "Natural attractions nearby"), location, 5-star rating with review count.',
  },
  {
    key: 'spec 2 · escapes list · page',
    says: 'Title and description; search box (placeholder "Search for escapes..."); stat tiles (property count, "12 Countries", "5 Categories"); a line "Loading properties..." then "{n} properties found"; item grid (list layout on mobile).',
  },
  {
    key: 'spec 2 · escape detail · unknown',
    says: 'Unknown id: error alert "Error" / "Escape listing not found." and a "Back to Escapes" link.',
  },
  {
    key: 'spec 2 · escape detail · head',
    says: 'Otherwise: back link, title, type badge, "Verified Wellness Listing" badge when verified, location, rating and review count, non-functional Share and Save buttons.',
    deviates: 'Share and Save work',
  },
  {
    key: 'spec 2 · escape detail · gallery',
    says: 'Photo gallery: one large photo plus up to 4 surrounding photos, a "+N more" overlay when more than 5 images, a "Show all photos" button opening a full-screen carousel, or "No images available".',
  },
  {
    key: 'spec 2 · escape detail · tabs',
    says: 'Tabs: Overview (description), Wellness Benefits, Amenities (grouped tags and a "Nature Access" box), Location (says exact location and map are available after booking).',
  },
  {
    key: 'spec 2 · escape detail · booking card',
    says: 'Sticky booking card: price, rating, "Per night · Wellness-focused escape", check-in and check-out "Select date" placeholders, "2 guests", button "Book this escape", "You won\'t be charged yet", a fixed sample price breakdown.',
    deviates:
      'dates and guests can be chosen and the breakdown is computed from the price; the placeholders stand until then',
  },
  {
    key: 'spec 2 · escape detail · similar',
    says: '"Similar Wellness Escapes": up to 3 other escapes of the same type, each linking to /escapes/{id}.',
  },
  {
    key: 'spec 2 · experiences page · page',
    says: 'Title "Wellness Experiences"; "{n} experiences found"; accepts searchQuery in navigation state; clicking an item goes to /directory/experiences/{id}; category tiles yoga, meditation, retreats, workshops, nature, cooking, each to /experiences/{slug}.',
  },
  {
    key: 'spec 2 · essentials page · page',
    says: '"Wellness Essentials"; "{n} essentials found"; searchQuery from navigation state.',
  },
  {
    key: 'spec 2 · enhancements page · page',
    says: 'Search, filter panel, grid/list toggle, result heading beginning "Search results for" or "All Enhancements", and a count line "Showing n enhancement(s)". The remainder of this page is not shown.',
  },
  {
    key: 'spec 2 · directory home · page',
    says: 'Title "Wellness Directory" (or "Results for" the query); breadcrumb Directory. With a search query present: search box (placeholder "Search all wellness categories...") and, when results exist, a recommendations panel with a loading state. Without a query: a category grid and two more sections (contents not shown).',
  },
  {
    key: 'spec 2 · experiences directory · sections',
    says: 'Breadcrumbs Directory > Experiences. Sections: Explore by Category (7 cards to /directory/experiences/category/{slug}), Featured Experiences (3 cards to /directory/experiences/{slug}), Upcoming Retreats & Events (6 rows to /directory/experiences/{category}/{slug}). Collection-page structured data in page metadata. Compact spacing when a responsive flag is true.',
  },
  {
    key: 'spec 2 · escapes directory · hero',
    says: 'Hero "Wellness Escapes"; breadcrumb Home / Directory / Escapes. Sections:',
  },
  {
    key: 'spec 2 · escapes directory · featured',
    says: 'Featured Properties: horizontal scroll of 3 cards to /directory/escapes/{slug} (price tier badge, title, location, rating, review count, first 2 tags).',
  },
  {
    key: 'spec 2 · escapes directory · categories',
    says: 'Explore by Category: 6 cards with property count.',
  },
  {
    key: 'spec 2 · escapes directory · locations',
    says: 'Explore by Location: 4 cards.',
  },
  {
    key: 'spec 2 · escapes directory · amenities',
    says: 'Browse by Amenities: 10 links.',
  },
  {
    key: 'spec 2 · escapes directory · quick search',
    says: 'Quick Search: 4 links (newest, top-rated, budget-friendly, pet-friendly).',
  },
  {
    key: 'spec 2 · experience detail · unknown',
    says: 'Looked up by id in a local list. Not found: alert "Error" / "Experience not found." with link "Back to Experiences" to /experiences.',
  },
  {
    key: 'spec 2 · experience detail · page',
    says: 'Otherwise: title, type badge, rating with review count, Verified badge when verified, video (with poster) or image, 4-thumbnail strip, tabs Overview / Details / Instructor / Reviews, sticky side card: price per person, "2 hours" duration, "Small group (max 8 people)", buttons Book Now, Save/Saved (toggle), Share.',
  },
  {
    key: 'spec 2 · directory escape · page',
    says: 'Always shows the one sample retreat whatever the slug: photo grid with "+4 Photos" overlay, "Verified Listing" badge, location, rating, certification badge, tags, upcoming dates, duration, group size, price with details, button "Book This Retreat". Tabs: Overview; Details (amenities, inclusions, map placeholder, address); Instructor (with "View Full Profile" button); Reviews (average, star row, list, "See All Reviews" button); FAQ. Three "Similar Retreats" link to /directory/escapes/{slug}. Share and Save do nothing visible.',
    deviates:
      'each slug shows its own escape, the place of a stay is its area until it is booked (docs/decisions/018), and Share and Save work',
  },
  {
    key: 'spec 3 · entities · chat message',
    says: 'Chat message: id (timestamp string), content (text), isUser (boolean), optional recommendations (list).',
    deviates:
      'messages hold typed parts instead of one text, so that cards and safety answers survive a reload',
  },
  {
    key: 'spec 3 · entities · recommendation',
    says: 'Recommendation: type (experiences | escapes | essentials | enhancements), title, reason.',
  },
  {
    key: 'spec 3 · entities · AI search response',
    says: 'AI search response: suggestions (list of strings, or objects with category and item), explanation, processedQuery, searchQuery.',
  },
  {
    key: 'spec 3 · entities · AI recommendations response',
    says: 'AI recommendations response: recommendations (list of title, type, reason) and theme.',
  },
  {
    key: 'spec 3 · entities · nature info response',
    says: 'Nature info response: natureDistance, nearbyNature.',
  },
  {
    key: 'spec 3 · entities · recent questions',
    says: 'Recent questions: list of strings kept in browser storage under a wellness recent-questions key.',
  },
  {
    key: 'spec 3 · entities · content item',
    says: 'Content item: id (string), title, description, type, contentType, rating, reviews (count), location, price (band string "$" to "$$$$"), thumbnail, videoUrl, verified, tags, images, natureDistance, nearbyNature, wellnessTag, isAIRecommended. Items lacking id, title or contentType are dropped from lists.',
  },
  {
    key: 'spec 3 · entities · category table',
    says: 'Category: title, image, path, description, subcategories (list), placeholder; the four categories with their subcategories.',
    deviates:
      "an imported placeholder is stored and exported but not shown, because section 2 quotes each page's placeholder verbatim; imported titles and pictures show in the directory, not on home",
  },
  {
    key: 'spec 3 · entities · directory entries',
    says: 'Experience category / Escape category: title, slug, image, description, count. Location: name, image, slug. Amenity: name, slug.',
    deviates: 'an imported count is stored and exported, but pages show counted numbers',
  },
  {
    key: 'spec 3 · entities · experience card',
    says: 'Experience card: id, title, format, location, date, rating, reviewCount, image, tags, slug, price (dollar-sign tier string).',
  },
  {
    key: 'spec 3 · entities · upcoming event',
    says: 'Upcoming event: title, date, location, price, path.',
    deviates:
      'a row of upcoming events shows the next date of a schedule; an event with a date in words only is a listing whose card shows the words, because words cannot be put in order',
  },
  {
    key: 'spec 3 · entities · featured property',
    says: 'Featured property: id, title, location, rating, reviewCount, image, tags, slug, price tier.',
  },
  {
    key: 'spec 3 · entities · experience detail record',
    says: 'Experience detail record: id, title, type, rating, reviews, verified, tags, thumbnail, videoUrl, description, location, price.',
    deviates:
      'a record without contentType needs the import option --content-type, because nothing else in it tells an experience from an essential',
  },
  {
    key: 'spec 3 · entities · escape detail record',
    says: 'Escape detail record: id, title, slug, description, longDescription (HTML), location {name, coordinates {lat, lng}, address}, rating, reviewCount, images [{url, alt}], price (text), priceDetails, duration, dates (list of text), groupSize, tags, amenities, inclusions, instructor {name, bio, image}, reviews [{id, user, rating, date, comment}], faqs [{question, answer}], verified, certification, videoUrl.',
  },
  {
    key: 'spec 3 · entities · round trip',
    says: 'Every field of these entities goes in by import, is stored, and comes out by export.',
  },
  {
    key: 'spec 4 · states · chat panel',
    says: 'Chat panel: collapsed -> expanded on button click, or on initial-expanded or help text; expanded -> collapsed on minimize or close.',
  },
  {
    key: 'spec 4 · states · sending',
    says: 'Sending: user message appended, typing indicator on, then assistant message appended, typing off. Requests are ignored while a previous one is loading.',
  },
  {
    key: 'spec 4 · states · home tab',
    says: 'Home tab: explore | heal | chat. Choosing a concern in Heal moves to chat with prefilled text.',
  },
  {
    key: 'spec 4 · states · mobile menu',
    says: 'Mobile menu: open | closed.',
  },
  {
    key: 'spec 4 · states · item dialog',
    says: 'Item detail dialog: open when an item is selected, closed on dismiss.',
  },
  {
    key: 'spec 4 · states · content list',
    says: 'Content list: loading (skeletons) -> items or empty state.',
  },
  {
    key: 'spec 4 · states · AI search',
    says: 'AI search: runs automatically after typing pauses (see constants).',
  },
  {
    key: 'spec 4 · states · experience detail',
    says: 'Experience detail: found | not found. Wishlist toggle: not saved <-> saved, local only, toast each time.',
    deviates: 'a signed-in visitor has saved items in the account as well',
  },
  {
    key: 'spec 4 · states · toasts',
    says: 'Toasts: open, auto-close, pausable on hover or focus, dismissable by swipe, Escape or close button. At most one toast at a time.',
  },
  {
    key: 'spec 4 · states · image fallback',
    says: 'Image fallback: on image load failure a category default image is used; items tagged "burnout" use an alternate set.',
  },
  {
    key: 'spec 4 · states · business statuses',
    says: 'Business statuses (orders, bookings): not shown.',
    untested: 'the specification shows none',
    deviates:
      'booking requests have states, since the placeholder became a request (docs/decisions/008)',
  },
  {
    key: 'spec 5 · rules · chat input',
    says: 'Blank or whitespace-only chat input is not sent; input is trimmed before sending.',
  },
  {
    key: 'spec 5 · rules · recent questions',
    says: 'Recent questions: de-duplicated, newest first, capped at 5.',
  },
  {
    key: 'spec 5 · rules · suggestion kinds',
    says: 'Suggestion strings are classified by keyword: retreat, resort or escape -> escapes; product, supplement, essential, oil or blanket -> essentials; app, digital, service or enhancement -> enhancements; anything else -> experiences. Object suggestions require both category and item and are classified by the category text the same way (default experiences).',
  },
  {
    key: 'spec 5 · rules · default experience',
    says: 'If no recommendations result, a default experience titled for the concern is added.',
  },
  {
    key: 'spec 5 · rules · explanation',
    says: 'Explanation text: a final period is added if it lacks ".", "!" or "?"; asterisks stripped; first letter capitalised; if empty a default sentence is used.',
  },
  {
    key: 'spec 5 · rules · blank search',
    says: 'AI suggestion lookups run only with at least 3 characters. Submitting search does nothing when the query is blank after trimming; the hero search form likewise.',
  },
  {
    key: 'spec 5 · rules · thumbnails',
    says: 'Thumbnails that are missing, contain "undefined" or "null", or are 10 characters or shorter are replaced by a default by category.',
  },
  {
    key: 'spec 5 · rules · escapes search',
    says: 'Escapes search: case-insensitive substring match on title, description, type, location and tags. Concern filter: exact tag matches first, then partial matches on tags, description or title.',
  },
  {
    key: 'spec 5 · rules · top recommendations',
    says: 'Top AI recommendations: 3 items sorted by rating descending, reason "Highly rated {type} that aligns with your wellness goals."',
  },
  {
    key: 'spec 5 · rules · sample data',
    says: 'Sample data rules: every 5th sample escape (index 0, 5, 10, ...) gets tag "burnout"; the item with id 11 is excluded.',
  },
  {
    key: 'spec 5 · rules · toast words',
    says: 'A toast label and action alternative text must be non-empty.',
  },
  {
    key: 'spec 5 · rules · sign-in forms',
    says: 'Sign-up or sign-in forms: not shown (the backend auth library needs an email or phone plus a password).',
  },
  {
    key: 'spec 6 · roles · anonymous visitor',
    says: 'Anonymous visitor: uses the backend with a public anonymous key; may browse, search and chat.',
  },
  {
    key: 'spec 6 · roles · signed-in user',
    says: 'Signed-in user: implied by the Sign in menu entry; what it permits is not shown.',
  },
  {
    key: 'spec 6 · roles · administration',
    says: 'Roles, access limits and admin features in the product: not shown.',
  },
  {
    key: 'spec 6 · roles · sessions',
    says: 'Sessions are persisted in browser local storage with automatic refresh.',
  },
  {
    key: 'spec 7 · calls · one function',
    says: 'All AI calls invoke one backend function named "anthropic-ai".',
  },
  {
    key: 'spec 7 · calls · operations',
    says: 'Search: prompt, operation (default "search"), currentPage (default "all"). Recommend: prompt, operation, context (object), currentPage. Nature info: operation "natureInfo", location.',
  },
  {
    key: 'spec 7 · calls · response fields',
    says: 'Response fields read: suggestions, explanation, processedQuery, searchQuery, rawResponse, recommendations, theme, natureDistance, nearbyNature.',
  },
  {
    key: 'spec 7 · calls · raw response',
    says: 'If rawResponse is present, JSON is extracted from a fenced block or from the first braces and parsed; searchQuery defaults to processedQuery or the prompt.',
  },
  {
    key: 'spec 7 · calls · embedded listings',
    says: 'Escapes listing and filtering use embedded sample data with no network call. Images come from a public photo host. Directory pages make no network calls.',
    deviates:
      'listings are read from the database, so that import changes them; pictures are prints or copies on this server, so that no other host learns of visitors',
    untested: 'nothing of it holds',
  },
  {
    key: 'spec 7 · calls · auth service',
    says: 'Auth service (standard backend library, base /auth/v1): sign-up, token, otp, verify, recover, resend, sso, user, reauthenticate, logout, authorize, identities, factors, key set, and admin routes under /admin/users.',
  },
  {
    key: 'spec 8 · errors · search call',
    says: 'AI search call fails (chat layer): Error stored; fallback with three general wellness suggestions and explanation "Here are some general wellness recommendations that might help you."',
  },
  {
    key: 'spec 8 · errors · no suggestions',
    says: 'Search response lacks suggestions: Fallback suggestions; explanation "I\'ve found some wellness options that might help you."',
  },
  {
    key: 'spec 8 · errors · unparseable',
    says: 'Raw response unparseable: Fallback; explanation "I\'ve found some wellness options that might help you with your concerns."',
  },
  {
    key: 'spec 8 · errors · recommendation call',
    says: 'Recommendation call fails: Returns null',
  },
  {
    key: 'spec 8 · errors · recommendation malformed',
    says: 'Recommendation response malformed: Two default recommendations, theme "Finding balance in daily life"',
  },
  {
    key: 'spec 8 · errors · nature call',
    says: 'Nature info call fails: Returns null',
  },
  {
    key: 'spec 8 · errors · nature malformed',
    says: 'Nature info malformed: natureDistance "Nearby", nearbyNature "Natural areas are available in the vicinity of this location."',
  },
  {
    key: 'spec 8 · errors · chat send',
    says: 'Chat send fails: Destructive toast "Something went wrong" / "Unable to get wellness recommendations at this time."; assistant message "I\'m having trouble processing your request. Please try again later."',
  },
  {
    key: 'spec 8 · errors · chat processing',
    says: 'Chat processing fails: Assistant message "I\'m not sure I understand. Could you tell me more about what you\'re looking for?"',
  },
  {
    key: 'spec 8 · errors · questions cleared',
    says: 'Clearing recent questions: Toast "Recent questions cleared"',
  },
  {
    key: 'spec 8 · errors · popover search',
    says: 'AI search fails (search popover): Destructive toast "Search Issue" / "There was a problem with the AI search service. Using basic search instead."; falls back to basic search',
    deviates: 'only the first failure after opening shows the toast, later ones are logged',
  },
  {
    key: 'spec 8 · errors · suggestion fetch',
    says: 'Suggestion fetch error: Logged only',
  },
  {
    key: 'spec 8 · errors · escape unknown',
    says: 'Escape id unknown: Alert "Error" / "Escape listing not found." with "Back to Escapes"',
  },
  {
    key: 'spec 8 · errors · experience unknown',
    says: 'Experience id unknown: Alert "Error" / "Experience not found." with "Back to Experiences"',
  },
  {
    key: 'spec 8 · errors · empty list',
    says: 'Empty list: "No content found" message',
  },
  {
    key: 'spec 8 · errors · empty toast',
    says: 'Empty toast label or action text: Console error only',
  },
  {
    key: 'spec 8 · errors · placeholder toasts',
    says: 'Placeholder toasts: "Booking initiated" (Starting booking process for this experience); "Added to wishlist" (Experience saved to your wishlist); "Removed from wishlist" (Experience removed from your saved items); "Share link copied" (Link has been copied to your clipboard).',
    deviates: 'the words are the same, and what they say happens',
  },
  {
    key: 'spec 8 · errors · auth library',
    says: 'Auth library errors: session missing (400), invalid credentials (400), invalid token response (500), weak password (with reasons), invalid JWT, retryable errors for 502, 503, 504 or network failure, implicit-grant or PKCE redirect errors. Their display to users is not shown.',
  },
  {
    key: 'spec 9 · constants · questions and breakpoint',
    says: 'Recent questions: 5. Compact-screen breakpoint: 768 px.',
  },
  {
    key: 'spec 9 · constants · chat sizes',
    says: 'Chat widget: 420 px wide, 92vw max, 80vh expanded, 400 px embedded, 600 px on home desktop.',
  },
  {
    key: 'spec 9 · constants · search timing',
    says: 'AI search debounce 500 ms; minimum query 3 characters; simulated load on the escapes list 300 ms.',
    deviates:
      'the load on the escapes list is not simulated: the line and the skeletons show while something loads',
  },
  {
    key: 'spec 9 · constants · header and lists',
    says: 'Header translucency threshold 10 px. Skeletons 4. Mobile explore shows 4 categories. Stars out of 5, rounded down.',
  },
  {
    key: 'spec 9 · constants · toasts',
    says: 'Toast: 1 at a time, auto-close 5000 ms, swipe to the right with 50 px threshold, hotkey F8, announcement removed after 1 s; dismissed toast removal delay 1,000,000 ms.',
  },
  {
    key: 'spec 9 · constants · menus and tooltips',
    says: 'Menus: navigation hover open delay 200 ms, skip delay 300 ms, close delay 150 ms; submenu opens after 100 ms hover; type-ahead resets after 1000 ms. Tooltip delay 700 ms, skip delay 300 ms.',
  },
  {
    key: 'spec 9 · constants · experience and sample retreat',
    says: 'Experience side card: 2 hours, group max 8. Sample escape: group 12-16, 7 days / 6 nights, 1,850 dollars per person; cancellation: more than 30 days before start, full refund minus a 150 dollar fee; within 30 days non-refundable but creditable to a retreat within one year.',
  },
  {
    key: 'spec 9 · constants · category counts',
    says: 'Experience category counts: 64, 78, 52, 42, 28, 53, 36. Escape category counts: 48, 32, 56, 27, 41, 35. Price tiers 1 to 4 dollar signs. Escapes list stat tiles: 12 Countries, 5 Categories.',
    deviates: 'numbers are counted in the catalogue; the sample is made so that they are these',
  },
  {
    key: 'spec 9 · constants · auth client',
    says: 'Auth: auto-refresh tick 30 s; refresh when expiry within 3 ticks (90 s); retry back-off 200 ms doubled within a 30 s window; key-set cache 10 minutes; API version header 2024-01-01; library version 2.69.1; PKCE verifier 56 random characters; default flow implicit; a URL session issued over 120 s ago triggers a warning.',
  },
]
