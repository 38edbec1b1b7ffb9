import { tourFace } from '../../../products/tour/shop/face.tsx'
import { tourSource } from '../../../products/tour/shop/source.ts'
import { FormPage, formHead } from '../../../results/shop/form-page.tsx'
import { readForm } from '../../../results/shop/read-page.ts'
import type { Route } from './+types/search'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => formHead(tourFace, loaderData)

export const loader = (args: Route.LoaderArgs) => readForm(tourSource, args)

export default function SearchTours({ loaderData }: Route.ComponentProps) {
  return <FormPage face={tourFace} given={loaderData} />
}
