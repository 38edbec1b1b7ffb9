import type { PolicyCheckout } from '#contract/products/protection.ts'
import { eligibilityQuestions } from '#domain/policies/needs.ts'
import { phoneFields, toE164 } from '../../../products/checkout/phone-number.ts'
import { readTypedDate, toTypedDate } from '../../../products/checkout/typed-date.ts'

type Fields = Record<string, string>

/** The people, the answers and the contact of a submitted form, as the API takes them. Its fields are named by path: `insured.0.givenName`. */
export function readInsured(typed: Fields, { ages }: PolicyCheckout['offer']) {
  const read = (name: string) => typed[name]?.trim() ?? ''
  const insured = ages.map((_, index) => ({
    givenName: read(`insured.${index}.givenName`),
    familyName: read(`insured.${index}.familyName`),
    bornOn: readTypedDate(read(`insured.${index}.bornOn`)) ?? '',
  }))
  const of = (name: string) => read(`policyholder.${name}`)
  const answers = Object.fromEntries(eligibilityQuestions.map(({ id }) => [id, read(`needs.${id}`)]))
  return {
    insured,
    policyholder: { givenName: of('givenName'), familyName: of('familyName'), street: of('street'), city: of('city') },
    needs: { ...answers, purpose: read('needs.purpose'), coveredElsewhere: read('needs.coveredElsewhere') === 'on' },
    contact: { email: read('contact.email'), phone: toE164(read('contact.phone'), read('contact.phoneCountry')) },
  }
}

/** The form's fields of what is saved: the reverse of `readInsured`; null before anything was. */
export function savedFields({ insured, policyholder, needs, contact }: PolicyCheckout): Fields | null {
  if (!insured || !policyholder || !needs || !contact) return null
  const phone = phoneFields(contact.phone)
  const { coveredElsewhere, ...answers } = needs
  return {
    ...Object.fromEntries(
      insured.flatMap(({ bornOn, ...names }, index) =>
        Object.entries({ ...names, bornOn: toTypedDate(bornOn) }).map(([field, value]) => [`insured.${index}.${field}`, value]),
      ),
    ),
    ...Object.fromEntries(Object.entries(policyholder).map(([field, value]) => [`policyholder.${field}`, value])),
    ...Object.fromEntries(Object.entries(answers).map(([field, value]) => [`needs.${field}`, value])),
    ...(coveredElsewhere && { 'needs.coveredElsewhere': 'on' }),
    'contact.email': contact.email,
    'contact.phone': phone.number,
    'contact.phoneCountry': phone.country,
  }
}
