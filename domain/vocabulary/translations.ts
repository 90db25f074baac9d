/** A stored English value and what Spanish, German and French pages say for it. */
export type Translations = Readonly<Record<string, readonly [es: string, de: string, fr: string]>>
