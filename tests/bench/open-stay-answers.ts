import { z } from 'zod'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayData } from '#integrations/stays/duffel-stays/search.ts'
import { buildSandbox } from '#sandbox/app.ts'
import { toQuery } from '#server/modules/stays/search/to-query.ts'

/** The bytes of a supplier's response to one search: its properties, then a hundred at a time with their rates. */
export interface StayAnswers {
  supplier: string
  properties: string
  rates: string[]
}

const PROPERTIES_A_CALL = 100
const Found = z.object({ data: z.object({ results: z.array(z.object({ accommodation: z.object({ id: z.string() }) })) }) })

/** The answers of some of the sandbox's suppliers to a search, read once. */
export async function openStayAnswers(search: StaySearch, suppliers: readonly number[]): Promise<StayAnswers[]> {
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0 })
  const url = await sandbox.listen()
  const { where, ...query } = toQuery(search)
  if (!('latitude' in where)) throw new Error('a search is made around a point')
  const { latitude, longitude, radiusKm } = where
  const ask = async (supplier: number, what: object): Promise<string> => {
    const answer = await fetch(`${url}/stayx/${supplier}/stays/search`, {
      method: 'POST',
      headers: {
        authorization: `Bearer stayx${supplier}_test_sandbox`,
        'duffel-version': 'v2',
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data: { ...stayData(query), ...what } }),
    })
    if (!answer.ok) throw new Error(`supplier ${supplier} answered ${answer.status}`)
    return answer.text()
  }
  const answers: StayAnswers[] = []
  for (const supplier of suppliers) {
    const properties = await ask(supplier, { location: { radius: radiusKm, geographic_coordinates: { latitude, longitude } } })
    const ids = Found.parse(JSON.parse(properties)).data.results.map(({ accommodation }) => accommodation.id)
    const rates: string[] = []
    for (let at = 0; at < ids.length; at += PROPERTIES_A_CALL)
      rates.push(await ask(supplier, { accommodation: { ids: ids.slice(at, at + PROPERTIES_A_CALL), fetch_rates: true } }))
    answers.push({ supplier: `stayx${supplier}`, properties, rates })
  }
  await sandbox.close()
  return answers
}
