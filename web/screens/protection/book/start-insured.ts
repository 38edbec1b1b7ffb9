import type { Api } from '#contract/index.ts'
import type { PolicyCheckout } from '#contract/products/protection.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { phoneFields } from '../../../products/checkout/phone-number.ts'
import { toTypedDate } from '../../../products/checkout/typed-date.ts'

/** The form's fields of the people of the booking that the policy is chosen with; none where the people cannot be matched to the priced ages. */
export async function startFields(api: Api, { waitsFor, offer }: PolicyCheckout): Promise<Record<string, string>> {
  if (!waitsFor) return {}
  const trip = await readTrip(api, waitsFor)
  if (!trip) return {}
  const { named, contact } = trip
  const isSame = named.length === offer.ages.length
  const [lead] = named
  const phone = phoneFields(contact.phone)
  return {
    ...(isSame &&
      Object.fromEntries(
        named.flatMap(({ givenName, familyName, bornOn }, index) => [
          [`insured.${index}.givenName`, givenName],
          [`insured.${index}.familyName`, familyName],
          [`insured.${index}.bornOn`, bornOn ? toTypedDate(bornOn) : ''],
        ]),
      )),
    ...(lead && { 'policyholder.givenName': lead.givenName, 'policyholder.familyName': lead.familyName }),
    'contact.email': contact.email,
    'contact.phone': phone.number,
    'contact.phoneCountry': phone.country,
  }
}

async function readTrip(api: Api, id: string) {
  try {
    return await api.policies.tripOfCheckout({ id })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
