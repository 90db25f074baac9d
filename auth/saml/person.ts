import { z } from 'zod'
import { isEmailAddress } from '#auth/addresses/email-address.ts'
import { withCleanNames } from '#auth/addresses/metadata.ts'
import { isStorable } from '#auth/body.ts'
import { AuthError } from '#auth/errors.ts'
import type { Profile } from '#auth/external/profile.ts'
import type { Metadata } from '#domain/member/account.ts'
import type { Assertion } from './assertion.ts'

const KEYS_LIMIT = 50
const VALUES_LIMIT = 50
const TEXT_LIMIT = 500
const name = z.string().min(1).max(200)

/** Which attributes become which fields of an account: `{keys: {field: {name, names, default, array}}}`. */
export const attributeMapping = z.object({
  keys: z
    .record(
      z.string().regex(/^(?!__proto__$)[\w-]{1,60}$/),
      z.object({
        name: name.optional(),
        names: z.array(name).max(20).optional(),
        default: z.union([z.string().max(TEXT_LIMIT), z.number(), z.boolean()]).optional(),
        array: z.boolean().optional(),
      }),
    )
    .refine((keys) => Object.keys(keys).length <= KEYS_LIMIT, 'has too many keys')
    .default({}),
})

const EMAIL_NAMES = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
  'Email',
]
const SUBJECT_NAME = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/**
 * The profile of a person from an assertion.
 *
 * @throws AuthError without a persistent name id or an address
 */
export function personOf(assertion: Assertion, mapping: Metadata): Profile {
  const { keys } = attributeMapping.catch({ keys: {} }).parse(mapping)
  const subject = subjectOf(assertion)
  if (!subject || subject.length > 255 || !isStorable(subject))
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML assertion does not contain a persistent user identifier',
    )
  const { email: emailRule, ...others } = keys
  const email =
    (emailRule ? String(mappedValue(assertion, emailRule) ?? '') : emailOf(assertion)) ?? ''
  if (!isEmailAddress(email))
    throw new AuthError(
      400,
      'saml_assertion_no_email',
      'SAML assertion does not contain an email address',
    )
  const told = Object.entries(others).flatMap(([field, rule]) => {
    const value = mappedValue(assertion, rule)
    return value === undefined ? [] : [[field, value] as const]
  })
  return {
    subject,
    email: email.toLowerCase(),
    isEmailVerified: true,
    data: withCleanNames(Object.fromEntries(told)),
  }
}

function subjectOf({ attributes, nameId }: Assertion): string | null {
  const lasting = attributes.get(SUBJECT_NAME)?.[0]
  if (lasting) return lasting
  return nameId && nameId.format !== TRANSIENT ? nameId.value : null
}

function emailOf({ attributes, nameId }: Assertion): string | null {
  const named = EMAIL_NAMES.map((one) => attributes.get(one)?.[0]).find(Boolean)
  return named ?? (nameId?.format === EMAIL_FORMAT ? nameId.value : null)
}

type Rule = z.output<typeof attributeMapping>['keys'][string]

function mappedValue({ attributes }: Assertion, rule: Rule): unknown {
  const names = [rule.name, ...(rule.names ?? [])].filter((one) => one !== undefined)
  const found = names.map((one) => attributes.get(one)).find(Boolean)
  const values = (found ?? [])
    .slice(0, VALUES_LIMIT)
    .map((value) => value.slice(0, TEXT_LIMIT))
    .filter(isStorable)
  if (rule.array) return values.length > 0 ? values : rule.default
  return values[0] ?? rule.default
}
