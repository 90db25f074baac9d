import { z } from 'zod'

/** An empty element arrives as an empty text. */
const element = <T extends z.ZodType>(inner: T) =>
  z.preprocess((value) => (value === '' ? {} : value), inner)
const text = z.array(element(z.looseObject({ _: z.string().optional() })))
const times = z.looseObject({
  NotBefore: z.string().optional(),
  NotOnOrAfter: z.string().optional(),
})
const confirmation = z.looseObject({
  $: z.looseObject({ Method: z.string().optional() }).optional(),
  SubjectConfirmationData: z
    .array(
      z.looseObject({
        $: times
          .extend({ Recipient: z.string().optional(), InResponseTo: z.string().optional() })
          .optional(),
      }),
    )
    .optional(),
})
const attribute = z.looseObject({
  $: z.looseObject({ Name: z.string(), FriendlyName: z.string().optional() }),
  AttributeValue: text.optional(),
})

/** A signed assertion as its parser gives it: elements in lists, attributes below `$`, text below `_`. */
const parsed = z.looseObject({
  Assertion: z.looseObject({
    $: z.looseObject({ ID: z.string().min(1).max(1_024) }),
    Issuer: text,
    Subject: z.tuple([
      z.looseObject({
        NameID: z
          .array(
            z.looseObject({
              _: z.string().optional(),
              $: z.looseObject({ Format: z.string().optional() }).optional(),
            }),
          )
          .optional(),
        SubjectConfirmation: z.array(confirmation),
      }),
    ]),
    Conditions: z.tuple([z.looseObject({ $: times.optional() })]),
    AuthnStatement: z
      .array(
        z.looseObject({
          $: z.looseObject({ SessionNotOnOrAfter: z.string().optional() }).optional(),
        }),
      )
      .min(1),
    AttributeStatement: z
      .array(element(z.looseObject({ Attribute: z.array(attribute).optional() })))
      .optional(),
  }),
})

/** The statements of an identity provider; times as written. */
export type Assertion = {
  id: string
  issuer: string
  nameId: { value: string; format: string } | null
  conditions: Window
  /** Subject confirmations; one valid confirmation suffices. */
  confirmations: (Window & { recipient: string; inResponseTo: string | null })[]
  sessionNotOnOrAfter: string | null
  /** By name and by friendly name, empty values left out. */
  attributes: Map<string, string[]>
}

export type Window = { notBefore: string | null; notOnOrAfter: string | null }

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/**
 * Parses an assertion with a verified signature.
 *
 * @throws ZodError when it is invalid
 */
export function readAssertion(value: unknown): Assertion {
  const { Assertion: assertion } = parsed.parse(value)
  const [subject] = assertion.Subject
  const [name] = subject.NameID ?? []
  const ends = assertion.AuthnStatement.map(({ $ }) => $?.SessionNotOnOrAfter).filter(isText)
  return {
    id: assertion.$.ID,
    issuer: assertion.Issuer[0]?._?.trim() ?? '',
    nameId: name?._ ? { value: name._.trim(), format: name.$?.Format ?? '' } : null,
    conditions: windowOf(assertion.Conditions[0].$),
    confirmations: subject.SubjectConfirmation.filter(({ $ }) => $?.Method === BEARER).flatMap(
      ({ SubjectConfirmationData: data = [] }) =>
        data.map(({ $ }) => ({
          ...windowOf($),
          recipient: $?.Recipient ?? '',
          inResponseTo: $?.InResponseTo ?? null,
        })),
    ),
    sessionNotOnOrAfter: ends.sort()[0] ?? null,
    attributes: attributesOf(
      (assertion.AttributeStatement ?? []).flatMap(({ Attribute = [] }) => Attribute),
    ),
  }
}

const isText = (value: string | undefined): value is string => value !== undefined

function windowOf(at: z.output<typeof times> | undefined): Window {
  return { notBefore: at?.NotBefore ?? null, notOnOrAfter: at?.NotOnOrAfter ?? null }
}

function attributesOf(list: z.output<typeof attribute>[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { $, AttributeValue = [] } of list) {
    const values = AttributeValue.map(({ _ }) => _?.trim())
      .filter(isText)
      .filter(Boolean)
    if (values.length === 0) continue
    for (const name of [$.FriendlyName, $.Name].filter(isText)) found.set(name, values)
  }
  return found
}
