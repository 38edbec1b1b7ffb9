import type { PolicyResult, PolicySnapshot } from '#contract/policies.ts'
import type { PolicyCheckout } from '#contract/products/protection.ts'
import { disclosureKinds } from '#domain/policies/disclosures.ts'
import { PolicySearch } from '#domain/policies/search.ts'
import type { Client, TestApp } from '../app.ts'
import { pay } from '../book-flight.ts'
import { eachDay, inDays } from '../days/each-day.ts'

/** Two adults and a child of seven from Nigeria in France, ten days in two months. */
export const familyInFrance = eachDay(() =>
  PolicySearch.parse({
    residence: 'NG',
    destination: 'FR',
    from: inDays(60),
    to: inDays(69),
    ages: [34, 36, 7],
    tripCost: { amount: 900_000_00, currency: 'NGN' },
  }),
)

const born = (age: number) => `${Number(familyInFrance.from.slice(0, 4)) - age}-01-01`

export const policyEntries = eachDay(() => ({
  insured: familyInFrance.ages.map((age, index) => ({
    givenName: ['Adaeze', 'Tobenna', 'Zikora'][index] ?? 'Uche',
    familyName: 'Okafor',
    bornOn: born(age),
  })),
  policyholder: { givenName: 'Adaeze', familyName: 'Okafor', street: '12 Marina', city: 'Lagos' },
  needs: { resident: 'yes', atHome: 'yes', advised: 'no', purpose: 'medical' },
  contact: { email: 'adaeze@example.com', phone: '+2348031234567' },
}))

export async function searchPolicies(client: Client, search: object = familyInFrance): Promise<PolicySnapshot> {
  const { status, body } = await client.call('POST', '/protection/searches', search)
  if (status !== 200) throw new Error(`the search failed: ${JSON.stringify(body)}`)
  return body
}

export const named = ({ found }: PolicySnapshot, name: string): PolicyResult => {
  const policy = found.find((one) => one.name === name)
  if (!policy) throw new Error(`no policy ${name}`)
  return policy
}

/** Opens both disclosure documents of a checkout, as its page has them. */
export async function openDocuments(client: Client, id: string): Promise<void> {
  for (const kind of disclosureKinds) await client.call('GET', `/checkouts/${id}/disclosure?kind=${kind}`)
}

/** A checkout of a policy with the insured, reviewed and ready to be paid. */
export async function readyPolicy(client: Client, choice: object): Promise<PolicyCheckout> {
  const created = await client.call('POST', '/checkouts', { product: 'protection', ...choice })
  if (created.status !== 201) throw new Error(`no checkout: ${JSON.stringify(created.body)}`)
  const { id } = created.body
  await openDocuments(client, id)
  const saved = await client.call('PUT', `/checkouts/${id}/insured`, policyEntries)
  if (saved.status !== 200) throw new Error(`the insured were refused: ${JSON.stringify(saved.body)}`)
  return (await client.call('POST', `/checkouts/${id}/review`)).body
}

/** The choice of a policy of a new search. */
export async function choosePolicy(client: Client, name = 'Harbour Complete', search: object = familyInFrance) {
  const snapshot = await searchPolicies(client, search)
  return { searchId: snapshot.searchId, policyId: named(snapshot, name).id }
}

/** The ids of a search, of a policy of it, of its checkout and of an order of one, by their names in the sweeps of the API. */
export async function findPolicy(t: Pick<TestApp, 'drain'>, client: Client) {
  const choice = await choosePolicy(client)
  const paid = await pay(client, await readyPolicy(client, choice), 'wallet')
  await t.drain()
  const { id } = await readyPolicy(client, choice)
  return {
    'policies.searchId': choice.searchId,
    'policies.policyId': choice.policyId,
    'policies.checkouts': id,
    policyChanges: String(paid.body.orderId),
  }
}
