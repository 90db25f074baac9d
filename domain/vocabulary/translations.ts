/** A stored English value with its Spanish, German and French translations. */
export type Translations = Readonly<Record<string, readonly [es: string, de: string, fr: string]>>
