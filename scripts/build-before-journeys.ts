import { buildWeb } from './build-web.ts'

/** Before all journeys: the bundle that every instance serves. It is built only when its sources have changed. */
export default async function buildBeforeJourneys() {
  if (!(await buildWeb())) throw new Error('the web bundle could not be built')
}
