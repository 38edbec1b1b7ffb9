import { MAX_LEGS } from './search-rules.ts'

/** A flight of a plain form in the format of `searchToParams`: without the separators of legs. */
const inLeg = (text: string): string => text.trim().replaceAll(/[-,]+/g, ' ')

/** The search of a plain form in the parameters of `searchToParams`: it sends each child's age, and each further flight, in fields of their own. */
export function readPlainForm(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given)
  const ages = given
    .getAll('children')
    .flatMap((text) => text.split(/[\s,]+/))
    .filter(Boolean)
  if (given.has('children')) params.set('children', ages.join(','))
  const legs = Array.from({ length: MAX_LEGS - 1 }, (_, at) => {
    const field = (name: string) => given.get(`more.${at}.${name}`) ?? ''
    return [inLeg(field('from')), inLeg(field('to')), field('depart').trim()]
  }).filter((leg) => leg.some(Boolean))
  if (legs.length > 0) params.set('more', legs.map((leg) => leg.join('-')).join(','))
  return params
}
