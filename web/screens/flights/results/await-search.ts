import type { Api } from '#contract/index.ts'
import type { FlightSearch } from '#domain/flights/search.ts'

/** Makes a search on the server and waits for its end, for browsers without scripts. Returns its id; what was found is read by it. */
export async function awaitSearch(api: Api, search: FlightSearch): Promise<string> {
  let searchId = ''
  try {
    for await (const event of await api.flights.search(search)) if (event.type === 'started') searchId = event.searchId
  } catch (error) {
    // Once it was accepted, its results say what became of it.
    if (searchId === '') throw error
  }
  return searchId
}
