import { buildWeb } from '../bundle/build-web.ts'

/** Builds the bundle that every instance of the journeys serves, if its sources have changed. */
export default async function buildBeforeJourneys() {
  if (!(await buildWeb())) throw new Error('the web bundle could not be built')
}
