import { data } from 'react-router'
import { mapStyleContext } from '../../context.ts'
import { readGround } from '../../map/read-ground.ts'
import type { Route } from './+types/ground'

/** A week: coasts do not change. */
const cached = { 'cache-control': 'public, max-age=604800' }

/** The base map around `at=lat,lng`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [latitude = Number.NaN, longitude = Number.NaN] = (new URL(request.url).searchParams.get('at') ?? '')
    .split(',')
    .map(Number)
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw data(null, { status: 400 })
  const ground = await readGround({ latitude, longitude })
  const style = context.get(mapStyleContext)
  // A map server draws coasts and borders itself.
  const drawn = style ? { ...ground, land: [], borders: [] } : ground
  return data({ ...drawn, style }, { headers: cached })
}

/** Coasts do not change while a page is open. */
export const shouldRevalidate = () => false
