// Generated from the OpenAPI document by `node test/write-client.ts`: change the schemas of the API instead.

export type paths = {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalogue
         * @description Ranked by how well a listing meets the need in the words. Without words: all, best rated first. Filters that may have several values are repeated parameters.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings and phrases as you type */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a listing */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One listing by id or slug */
        get: operations["findListing"];
        /**
         * Change fields of a listing
         * @description Checked and versioned as a change in the console. Fields that are not given stay.
         */
        put: operations["changeListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Others that serve the same needs
         * @description Of the same kind, never the listing itself.
         */
        get: operations["listSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fields of a listing that can be changed
         * @description Its ETag is the If-Match of a write.
         */
        get: operations["findListingFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish or withdraw a listing */
        put: operations["setListingState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The four categories and what they hold */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories, locations and amenities that an import describes */
        get: operations["listDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next date of each experience, soonest first */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Booking requests */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking request
         * @description Its ETag is the If-Match of an answer.
         */
        get: operations["findRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline a booking request
         * @description As by the link in the mail to the operator: the visitor is mailed the answer and its note.
         */
        put: operations["answerRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = {
    "listing.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing is public now */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingPublishedMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A public listing has changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingChangedMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing is no longer public */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingWithdrawnMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing that was public is erased */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingErasedMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A visitor has confirmed a booking request */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestMadeMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "request.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The state of a booking request has changed */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestAnsweredMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An import of listings has ended */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportFinishedMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sent by a button of the console */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of the event; the same at every try. */
                    "webhook-id": string;
                    /** @description Of this try, in seconds since 1970. */
                    "webhook-timestamp": string;
                    /** @description One or, during a rotation of the secret, two signatures. */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestMessage"];
                };
            };
            responses: {
                /** @description The webhook is turned off. */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is accepted. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The event is sent again later; after 429, 502, 503 and 504 with Retry-After, all events of the receiver are. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type components = {
    schemas: {
        /** @description A listing with an id of yours. Fields that are not given are empty. */
        NewListing: {
            title: string;
            slug?: string;
            type?: string;
            description?: string;
            /** @description HTML; all but simple formatting is removed. */
            longDescription?: string;
            location?: string;
            country?: string;
            address?: string;
            /**
             * @description Price band.
             * @enum {string}
             */
            price?: "" | "$" | "$$" | "$$$" | "$$$$";
            priceText?: string;
            priceDetails?: string;
            format?: string;
            date?: string;
            dates?: string[];
            duration?: string;
            groupSize?: string;
            /** @enum {string} */
            wellnessTag?: "" | "energize" | "focus" | "balance" | "restore" | "calm";
            tags?: string[];
            categories?: string[];
            amenities?: string[];
            inclusions?: string[];
            requirements?: string[];
            cancellation?: string;
            certification?: string;
            natureDistance?: string;
            nearbyNature?: string;
            thumbnail?: string;
            videoUrl?: string;
            amount?: {
                minor: number;
                currency: string;
                /** @enum {string} */
                per: "night" | "person" | "item" | "month" | "session" | "programme";
            } | null;
            sleeps?: number | null;
            coordinates?: {
                lat: number;
                lng: number;
            } | null;
            schedule?: {
                timeZone: string;
                start: string;
                minutes: number;
                seats: number;
                place: string;
                repeat: {
                    /** @constant */
                    every: "week";
                    weekday: number;
                    interval: number;
                    offset: number;
                } | {
                    /** @constant */
                    every: "month";
                    weekday: number;
                    nth: number;
                } | {
                    /** @constant */
                    every: "once";
                    /** Format: date */
                    on: string;
                };
            } | null;
            offering?: {
                /** @enum {string} */
                kind: "app" | "coaching" | "local-service";
                /** @default null */
                service?: ("massage" | "yoga" | "medspa" | "acupuncture" | "chiropractic" | "holistic") | null;
                /** @default [] */
                delivery?: ("online" | "at-home" | "on-site")[];
            } | null;
            host?: {
                name: string;
                role?: string;
                bio?: string;
                image?: string;
                imageAlt?: string;
            } | null;
            benefits?: {
                title: string;
                text: string;
            }[];
            amenityGroups?: {
                title: string;
                items?: string[];
            }[];
            faqs?: {
                question: string;
                answer: string;
            }[];
            /** @description Yours; it never changes. */
            id: string;
            /** @enum {string} */
            contentType: "escape" | "essential" | "enhancement" | "experience";
            /**
             * @description Whether it is published at once.
             * @default false
             */
            listed?: boolean;
        };
        /** @description A listing to edit, published or not. */
        EditableListing: {
            id: string;
            slug: string;
            /** @enum {string} */
            contentType: "escape" | "essential" | "enhancement" | "experience";
            listed: boolean;
            /** Format: date-time */
            updatedAt: string;
            /** @description Every field; one without a value is empty. */
            values: {
                title: string;
                slug: string;
                type: string;
                description: string;
                /** @description HTML; all but simple formatting is removed. */
                longDescription: string;
                location: string;
                country: string;
                address: string;
                /**
                 * @description Price band.
                 * @enum {string}
                 */
                price: "" | "$" | "$$" | "$$$" | "$$$$";
                priceText: string;
                priceDetails: string;
                format: string;
                date: string;
                dates: string[];
                duration: string;
                groupSize: string;
                /** @enum {string} */
                wellnessTag: "" | "energize" | "focus" | "balance" | "restore" | "calm";
                tags: string[];
                categories: string[];
                amenities: string[];
                inclusions: string[];
                requirements: string[];
                cancellation: string;
                certification: string;
                natureDistance: string;
                nearbyNature: string;
                thumbnail: string;
                videoUrl: string;
                amount: components["schemas"]["Price"] | null;
                /** @description How many one price sleeps; null if not said. */
                sleeps: number | null;
                /** @description Its dates: every n-th week, a weekday of each month, or once; of an escape, "place" is its area. */
                schedule: {
                    [key: string]: unknown;
                } | null;
                offering: {
                    /** @enum {string} */
                    kind: "app" | "coaching" | "local-service";
                    service: ("massage" | "yoga" | "medspa" | "acupuncture" | "chiropractic" | "holistic") | null;
                    delivery: ("online" | "at-home" | "on-site")[];
                } | null;
                host: {
                    name: string;
                    role: string;
                    bio: string;
                    /** @description Address of a portrait; absent if none. */
                    image?: string;
                    /** @description Alternative text of the portrait. */
                    imageAlt?: string;
                } | null;
                benefits: {
                    title: string;
                    text: string;
                }[];
                amenityGroups: {
                    title: string;
                    items: string[];
                }[];
                faqs: {
                    question: string;
                    answer: string;
                }[];
                coordinates: {
                    lat: number;
                    lng: number;
                } | null;
            };
        };
        Price: {
            /** @description In the currency's minor unit (cents). */
            minor: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * @description What one price buys.
             * @enum {string}
             */
            per: "night" | "person" | "item" | "month" | "session" | "programme";
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errors?: {
                parameter: string;
                message: string;
            }[];
        };
        /** @description Fields to change. Others stay as they are; an empty text, null or an empty list removes a value. */
        ListingChange: {
            title?: string;
            slug?: string;
            type?: string;
            description?: string;
            /** @description HTML; all but simple formatting is removed. */
            longDescription?: string;
            location?: string;
            country?: string;
            address?: string;
            /**
             * @description Price band.
             * @enum {string}
             */
            price?: "" | "$" | "$$" | "$$$" | "$$$$";
            priceText?: string;
            priceDetails?: string;
            format?: string;
            date?: string;
            dates?: string[];
            duration?: string;
            groupSize?: string;
            /** @enum {string} */
            wellnessTag?: "" | "energize" | "focus" | "balance" | "restore" | "calm";
            tags?: string[];
            categories?: string[];
            amenities?: string[];
            inclusions?: string[];
            requirements?: string[];
            cancellation?: string;
            certification?: string;
            natureDistance?: string;
            nearbyNature?: string;
            thumbnail?: string;
            videoUrl?: string;
            amount?: {
                minor: number;
                currency: string;
                /** @enum {string} */
                per: "night" | "person" | "item" | "month" | "session" | "programme";
            } | null;
            sleeps?: number | null;
            coordinates?: {
                lat: number;
                lng: number;
            } | null;
            schedule?: {
                timeZone: string;
                start: string;
                minutes: number;
                seats: number;
                place: string;
                repeat: {
                    /** @constant */
                    every: "week";
                    weekday: number;
                    interval: number;
                    offset: number;
                } | {
                    /** @constant */
                    every: "month";
                    weekday: number;
                    nth: number;
                } | {
                    /** @constant */
                    every: "once";
                    /** Format: date */
                    on: string;
                };
            } | null;
            offering?: {
                /** @enum {string} */
                kind: "app" | "coaching" | "local-service";
                /** @default null */
                service?: ("massage" | "yoga" | "medspa" | "acupuncture" | "chiropractic" | "holistic") | null;
                /** @default [] */
                delivery?: ("online" | "at-home" | "on-site")[];
            } | null;
            host?: {
                name: string;
                role?: string;
                bio?: string;
                image?: string;
                imageAlt?: string;
            } | null;
            benefits?: {
                title: string;
                text: string;
            }[];
            amenityGroups?: {
                title: string;
                items?: string[];
            }[];
            faqs?: {
                question: string;
                answer: string;
            }[];
        };
        ListingState: {
            /** @description False withdraws it. */
            listed: boolean;
        };
        SearchAnswer: {
            /** @description In ranked order. */
            items: components["schemas"]["Hit"][];
            /** @description Exact number of matches, filters applied. */
            total: number;
            /** @description The same by kind. */
            totals: {
                [key: string]: number;
            };
            facets: components["schemas"]["Facets"];
            /** @description Null when there are no words. */
            understood: components["schemas"]["Understood"] | null;
            /** @description Goes on after the last item; null at the end. */
            nextCursor: string | null;
        };
        /** @description A card with why it was found. */
        Hit: {
            id: string;
            /** @description Its address, unique too. */
            slug: string;
            title: string;
            description: string;
            /** @description Free label such as Cabin, Supplement or Yoga. */
            type: string;
            /** @enum {string} */
            contentType: "escape" | "essential" | "enhancement" | "experience";
            /** @description Null until somebody has rated it. */
            rating: number | null;
            /** @description Number of ratings; of a sample listing they are made up like the rest of it. */
            reviews: number;
            location: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
            /** @description Price band. */
            price: ("$" | "$$" | "$$$" | "$$$$") | null;
            amount: components["schemas"]["Price"] | null;
            /** @description The price in the provider's words; absent if none. */
            priceText?: string;
            /** @description How an experience takes place; absent if not said. */
            format?: string;
            /** @description When it takes place, in words; absent if not said. */
            date?: string;
            thumbnail: string | null;
            videoUrl: string | null;
            verified: boolean;
            /** @description Made up for the sample catalogue: its rating, reviews and verification too. */
            sample: boolean;
            tags: string[];
            natureDistance: string | null;
            nearbyNature: string | null;
            wellnessTag: ("energize" | "focus" | "balance" | "restore" | "calm") | null;
            isAIRecommended: boolean;
            /** @description What most of it looks like, "#rrggbb"; absent until it was fetched. */
            thumbnailColour?: string;
            why: components["schemas"]["Why"];
        };
        /** @description Why a listing was found, best first. */
        Why: {
            /** @description Words of the question that occur in the listing. */
            words: string[];
            /** @description Needs in the question that the listing serves; of one like another, at most five that both serve. */
            concepts: string[];
            /** @description Conditions that the listing does not state: a kind, or the slug of an amenity. */
            unknown?: string[];
        };
        /** @description Listings behind each filter value; each facet ignores its own filter. */
        Facets: {
            contentType: {
                value: string;
                count: number;
            }[];
            type: {
                value: string;
                count: number;
            }[];
            category: {
                value: string;
                count: number;
            }[];
            tag: {
                value: string;
                count: number;
            }[];
            price: {
                value: string;
                count: number;
            }[];
            hour: {
                value: string;
                count: number;
            }[];
            country: {
                value: string;
                count: number;
            }[];
            amenity: {
                value: string;
                count: number;
            }[];
            kind: {
                value: string;
                count: number;
            }[];
            service: {
                value: string;
                count: number;
            }[];
            delivery: {
                value: string;
                count: number;
            }[];
            verified: number;
            /** @description By the lowest rating asked for. */
            rated: {
                [key: string]: number;
            };
        };
        /** @description What was read from the words. */
        Understood: {
            words: string[];
            concepts: string[];
            contentTypes: ("escape" | "essential" | "enhancement" | "experience")[];
            priceBands: ("$" | "$$" | "$$$" | "$$$$")[];
            /** @description Highest price stated, in minor units. */
            maxMinor: number | null;
            /** @description Where pets are said to be welcome is left out. */
            withoutPets: boolean;
            /** @description How it must come where no journey is wanted. */
            remote: ("online" | "visit" | "home") | null;
            /** @description Conditions that the facts of a listing meet, break or leave open; "said" holds the words that state one. */
            conditions: ({
                /** @enum {string} */
                kind: "people" | "party" | "minutes" | "days" | "weekday" | "start" | "amenity" | "verified" | "rating" | "noSubscription" | "setting" | "type";
                said: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Nothing, or too little, keeps to what was stated as a must, so that it only orders; or nothing that keeps to it is about what else was asked for. */
            relaxed: boolean;
        } & {
            [key: string]: unknown;
        };
        SuggestAnswer: {
            items: components["schemas"]["Card"][];
            /** @description Phrases that the typed text could become. */
            completions: string[];
        };
        /** @description The short form of a listing. */
        Card: {
            id: string;
            /** @description Its address, unique too. */
            slug: string;
            title: string;
            description: string;
            /** @description Free label such as Cabin, Supplement or Yoga. */
            type: string;
            /** @enum {string} */
            contentType: "escape" | "essential" | "enhancement" | "experience";
            /** @description Null until somebody has rated it. */
            rating: number | null;
            /** @description Number of ratings; of a sample listing they are made up like the rest of it. */
            reviews: number;
            location: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
            /** @description Price band. */
            price: ("$" | "$$" | "$$$" | "$$$$") | null;
            amount: components["schemas"]["Price"] | null;
            /** @description The price in the provider's words; absent if none. */
            priceText?: string;
            /** @description How an experience takes place; absent if not said. */
            format?: string;
            /** @description When it takes place, in words; absent if not said. */
            date?: string;
            thumbnail: string | null;
            videoUrl: string | null;
            verified: boolean;
            /** @description Made up for the sample catalogue: its rating, reviews and verification too. */
            sample: boolean;
            tags: string[];
            natureDistance: string | null;
            nearbyNature: string | null;
            wellnessTag: ("energize" | "focus" | "balance" | "restore" | "calm") | null;
            isAIRecommended: boolean;
            /** @description What most of it looks like, "#rrggbb"; absent until it was fetched. */
            thumbnailColour?: string;
        };
        Listing: {
            id: string;
            /** @description Its address, unique too. */
            slug: string;
            title: string;
            description: string;
            /** @description Free label such as Cabin, Supplement or Yoga. */
            type: string;
            /** @enum {string} */
            contentType: "escape" | "essential" | "enhancement" | "experience";
            /** @description Null until somebody has rated it. */
            rating: number | null;
            /** @description Number of ratings; of a sample listing they are made up like the rest of it. */
            reviews: number;
            location: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string | null;
            /** @description Price band. */
            price: ("$" | "$$" | "$$$" | "$$$$") | null;
            amount: components["schemas"]["Price"] | null;
            /** @description The price in the provider's words; absent if none. */
            priceText?: string;
            /** @description How an experience takes place; absent if not said. */
            format?: string;
            /** @description When it takes place, in words; absent if not said. */
            date?: string;
            thumbnail: string | null;
            videoUrl: string | null;
            verified: boolean;
            /** @description Made up for the sample catalogue: its rating, reviews and verification too. */
            sample: boolean;
            tags: string[];
            natureDistance: string | null;
            nearbyNature: string | null;
            wellnessTag: ("energize" | "focus" | "balance" | "restore" | "calm") | null;
            isAIRecommended: boolean;
            /** @description HTML of a few plain elements; made safe when written. */
            longDescription: string;
            /** @description How many one price sleeps; null if not said. */
            sleeps: number | null;
            /** @description Null for an escape: its address is available after booking. */
            address: string | null;
            images: {
                url: string;
                alt: string;
                /** @description The point that crops keep in view: per cent of width and height. */
                focus?: {
                    x: number;
                    y: number;
                };
            }[];
            priceDetails: string | null;
            benefits: {
                title: string;
                text: string;
            }[];
            amenityGroups: {
                title: string;
                items: string[];
            }[];
            inclusions: string[];
            requirements: string[];
            host: {
                name: string;
                role: string;
                bio: string;
                /** @description Address of a portrait; absent if none. */
                image?: string;
                /** @description Alternative text of the portrait. */
                imageAlt?: string;
            } | null;
            certification: string | null;
            duration: string | null;
            groupSize: string | null;
            dates: string[];
            /** @description Its dates: every n-th week, a weekday of each month, or once; of an escape, "place" is its area. */
            schedule: {
                [key: string]: unknown;
            } | null;
            reviewList: {
                id: string;
                user: string;
                rating: number;
                /** @description ISO date, or words. */
                date: string;
                comment: string;
            }[];
            faqs: {
                question: string;
                answer: string;
            }[];
            cancellation: string | null;
            verification: {
                checked: string;
                on: string;
            } | null;
            /** @description Slugs of the sub-categories it is listed under. */
            categories: string[];
            /** @description Slugs of confirmed amenities, or words of an import. */
            amenities: string[];
            offering: {
                /** @enum {string} */
                kind: "app" | "coaching" | "local-service";
                service: ("massage" | "yoga" | "medspa" | "acupuncture" | "chiropractic" | "holistic") | null;
                delivery: ("online" | "at-home" | "on-site")[];
            } | null;
            /** @description Degrees. Of an escape those of its area, on a grid of one to two kilometres; the exact place is available after booking. */
            coordinates: {
                lat: number;
                lng: number;
            } | null;
            /**
             * Format: date-time
             * @description An instant in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description An instant in UTC.
             */
            updatedAt: string;
        };
        SimilarAnswer: {
            items: components["schemas"]["Hit"][];
        };
        CategoriesAnswer: {
            items: {
                /** @enum {string} */
                name: "escapes" | "essentials" | "enhancements" | "experiences";
                /** @enum {string} */
                contentType: "escape" | "essential" | "enhancement" | "experience";
                title: string;
                /** Format: uri */
                url: string;
                total: number;
                subcategories: {
                    slug: string;
                    title: string;
                    total: number;
                }[];
            }[];
        };
        DirectoryAnswer: {
            items: {
                /** @enum {string} */
                entity: "category" | "escape-category" | "experience-category" | "location" | "amenity";
                /** @description Of a category. */
                title?: string;
                /** @description Of a location or an amenity. */
                name?: string;
                slug?: string;
                path?: string;
                image?: string;
                description?: string;
                subcategories?: string[];
                placeholder?: string;
                /** @description As imported; pages show counted numbers. */
                count?: number;
            }[];
        };
        EventsAnswer: {
            items: {
                listing: components["schemas"]["Card"];
                /**
                 * Format: date-time
                 * @description An instant in UTC.
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description An instant in UTC.
                 */
                end: string;
                /**
                 * Format: date
                 * @description The day it begins in its own time zone.
                 */
                on: string;
                timeZone: string;
                place: string;
                seats: number;
            }[];
        };
        RequestsAnswer: {
            /** @description Newest first. */
            items: components["schemas"]["RequestEntry"][];
            page: number;
            pages: number;
            total: number;
        };
        /** @description A confirmed booking request, without name, words and address of the visitor. */
        RequestEntry: {
            /** Format: uuid */
            id: string;
            listing: {
                id: string;
                title: string;
                thumbnail: string | null;
                /** @description Of its page, without a language. */
                path: string;
                timeZone?: string;
            };
            term: {
                /** @constant */
                kind: "stay";
                /** Format: date */
                checkIn: string;
                /** Format: date */
                checkOut: string;
            } | {
                /** @constant */
                kind: "day";
                /** Format: date */
                day: string;
            } | {
                /** @constant */
                kind: "departure";
                /** Format: date-time */
                start: string;
                /** Format: date-time */
                end: string;
                timeZone: string;
            };
            guests: number;
            /**
             * @description As of now.
             * @enum {string}
             */
            state: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled" | "completed";
            /**
             * Format: date-time
             * @description An instant in UTC.
             */
            createdAt: string;
            /** @description Since when it waits for an answer, and until when; null in other states. */
            waiting: {
                /**
                 * Format: date-time
                 * @description An instant in UTC.
                 */
                since: string;
                /**
                 * Format: date-time
                 * @description An instant in UTC.
                 */
                until: string;
            } | null;
        };
        RequestAnswer: {
            /** @enum {string} */
            answer: "accept" | "decline";
            /**
             * @description For the visitor, as plain text.
             * @default
             */
            note?: string;
        };
        ListingPublishedMessage: {
            /** @constant */
            type: "listing.published";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            data: {
                listing: {
                    id: string;
                    /** @enum {string} */
                    contentType: "escape" | "essential" | "enhancement" | "experience";
                    /**
                     * Format: uri
                     * @description Its page on the site.
                     */
                    url: string;
                };
            };
        };
        ListingChangedMessage: {
            /** @constant */
            type: "listing.changed";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            data: {
                listing: {
                    id: string;
                    /** @enum {string} */
                    contentType: "escape" | "essential" | "enhancement" | "experience";
                    /**
                     * Format: uri
                     * @description Its page on the site.
                     */
                    url: string;
                };
            };
        };
        ListingWithdrawnMessage: {
            /** @constant */
            type: "listing.withdrawn";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            data: {
                listing: {
                    id: string;
                    /** @enum {string} */
                    contentType: "escape" | "essential" | "enhancement" | "experience";
                    /**
                     * Format: uri
                     * @description Its page on the site.
                     */
                    url: string;
                };
            };
        };
        ListingErasedMessage: {
            /** @constant */
            type: "listing.erased";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            data: {
                listing: {
                    id: string;
                    /** @enum {string} */
                    contentType: "escape" | "essential" | "enhancement" | "experience";
                    /**
                     * Format: uri
                     * @description Its page on the site.
                     */
                    url: string;
                };
            };
        };
        RequestMadeMessage: {
            /** @constant */
            type: "request.made";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            /** @description Neither name, words nor address of the visitor. */
            data: {
                request: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    state: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled" | "completed";
                    term: {
                        /** @constant */
                        kind: "stay";
                        /** Format: date */
                        checkIn: string;
                        /** Format: date */
                        checkOut: string;
                    } | {
                        /** @constant */
                        kind: "day";
                        /** Format: date */
                        day: string;
                    } | {
                        /** @constant */
                        kind: "departure";
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                    };
                    guests: number;
                };
                listing: {
                    id: string;
                    /**
                     * Format: uri
                     * @description Its page on the site.
                     */
                    url: string;
                };
            };
        };
        RequestAnsweredMessage: {
            /** @constant */
            type: "request.answered";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            /** @description Neither name, words nor address of the visitor. */
            data: {
                request: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    state: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled" | "completed";
                    term: {
                        /** @constant */
                        kind: "stay";
                        /** Format: date */
                        checkIn: string;
                        /** Format: date */
                        checkOut: string;
                    } | {
                        /** @constant */
                        kind: "day";
                        /** Format: date */
                        day: string;
                    } | {
                        /** @constant */
                        kind: "departure";
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                    };
                    guests: number;
                };
                listing: {
                    id: string;
                    /**
                     * Format: uri
                     * @description Its page on the site.
                     */
                    url: string;
                };
            };
        };
        ImportFinishedMessage: {
            /** @constant */
            type: "import.finished";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            data: {
                import: {
                    read: number;
                    added: number;
                    changed: number;
                    unchanged: number;
                    refused: number;
                };
            };
        };
        WebhookTestMessage: {
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened; the same at every try.
             */
            timestamp: string;
            data: Record<string, never>;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    search: {
        parameters: {
            query?: {
                /** @description What is needed, in words. */
                q?: string;
                /** @description Exact tag matches first, then partial ones. */
                concern?: "sleep" | "stress" | "energy" | "focus" | "digestion" | "immunity" | "mind" | "body" | "spirit" | "nutrition" | "movement";
                contentType?: ("escape" | "essential" | "enhancement" | "experience")[];
                type?: string[];
                /** @description Slug of a sub-category. */
                category?: string[];
                tag?: string[];
                price?: ("$" | "$$" | "$$$" | "$$$$")[];
                /** @description Wellness tag. */
                hour?: ("energize" | "focus" | "balance" | "restore" | "calm")[];
                /** @description ISO 3166-1 alpha-2, in letters of either case. */
                country?: string[];
                /** @description Every one given must be there. */
                amenity?: string[];
                kind?: ("app" | "coaching" | "local-service")[];
                service?: ("massage" | "yoga" | "medspa" | "acupuncture" | "chiropractic" | "holistic")[];
                delivery?: ("online" | "at-home" | "on-site")[];
                /** @description Lowest rating. */
                rating?: number;
                /** @description 1: verified ones only. */
                verified?: "0" | "1" | "true" | "false";
                /** @description Only listings in this rectangle: "south,west,north,east" in degrees. West is greater than east where it crosses the date line. */
                area?: string;
                /** @description The centre of "within" and of the order "nearest": "latitude,longitude". */
                near?: string;
                /** @description Radius around "near" in kilometres. */
                within?: number;
                /** @description What was read from the words and is not meant: a concept of "understood", or contentTypes, priceBands, price, place, elsewhere, pets, withoutPets, wheelchair, online, inPerson, avoided, rating, spelling, or "condition-" with the kind of a condition (of an amenity, its slug). */
                not?: string[];
                /** @description "nearest" needs "near". */
                sort?: "relevance" | "rating" | "price-low" | "price-high" | "newest" | "nearest";
                limit?: number;
                /** @description nextCursor of the answer before. */
                cursor?: string;
                /** @description Instead of a cursor. Past the end there are no items; the total stays. */
                page?: number;
                /** @description Of the list pages; changes nothing here. */
                view?: "grid" | "list" | "feed" | "map";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            /** @description A parameter cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suggest: {
        parameters: {
            query: {
                /** @description What has been typed so far. */
                q: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestAnswer"];
                };
            };
            /** @description A parameter cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of up to 200 characters: a call is run once for it, and answered the same for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListing"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableListing"];
                };
            };
            /** @description The body or a header cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope listings:write. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is a listing with this id. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has more than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field cannot be stored, or the Idempotency-Key was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeListing: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag of the state that is changed, from /listings/{id}/fields or a write. */
                "If-Match": string;
                /** @description Any text of up to 200 characters: a call is run once for it, and answered the same for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a listing, published or not. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingChange"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableListing"];
                };
            };
            /** @description The body or a header cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope listings:write. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The listing has changed since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has more than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field cannot be stored, or the Idempotency-Key was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSimilar: {
        parameters: {
            query?: {
                limit?: number;
                /** @description 1: of the same type only. */
                sameType?: "0" | "1" | "true" | "false";
            };
            header?: never;
            path: {
                /** @description Id or slug of a listing. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarAnswer"];
                };
            };
            /** @description A parameter cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findListingFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a listing, published or not. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableListing"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope listings:write. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setListingState: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag of the state that is changed, from /listings/{id}/fields or a write. */
                "If-Match": string;
                /** @description Any text of up to 200 characters: a call is run once for it, and answered the same for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a listing, published or not. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingState"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableListing"];
                };
            };
            /** @description The body or a header cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope listings:write. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The listing has changed since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has more than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field cannot be stored, or the Idempotency-Key was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesAnswer"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryAnswer"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Slug of a sub-category. */
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsAnswer"];
                };
            };
            /** @description A parameter cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description As stored: an expired one counts as sent. */
                state?: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled" | "completed";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestsAnswer"];
                };
            };
            /** @description A parameter cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope requests:read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a booking request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntry"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope requests:read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag of the state that is changed, from /requests/{id} or a write. */
                "If-Match": string;
                /** @description Any text of up to 200 characters: a call is run once for it, and answered the same for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a booking request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestAnswer"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    /** @description Of the state that is returned. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestEntry"];
                };
            };
            /** @description The body or a header cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or it is unknown or was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key does not have the scope requests:write. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request does not wait for an answer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request has changed since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body has more than 1 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field cannot be stored, or the Idempotency-Key was sent with another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no If-Match. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What else went wrong. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
