import { flightFace } from '../../../products/flight/shop/face.tsx'
import { flightSource } from '../../../products/flight/shop/source.ts'
import { FormPage, formHead } from '../../../results/shop/form-page.tsx'
import { readForm } from '../../../results/shop/read-page.ts'
import type { Route } from './+types/search'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => formHead(flightFace, loaderData)

export const loader = (args: Route.LoaderArgs) => readForm(flightSource, args)

export default function SearchFlights({ loaderData }: Route.ComponentProps) {
  return <FormPage face={flightFace} given={loaderData} />
}
