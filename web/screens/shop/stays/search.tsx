import { stayFace } from '../../../products/stay/shop/face.tsx'
import { staySource } from '../../../products/stay/shop/source.ts'
import { FormPage, formHead } from '../../../results/shop/form-page.tsx'
import { readForm } from '../../../results/shop/read-page.ts'
import type { Route } from './+types/search'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => formHead(stayFace, loaderData)

export const loader = (args: Route.LoaderArgs) => readForm(staySource, args)

export default function SearchStays({ loaderData }: Route.ComponentProps) {
  return <FormPage face={stayFace} given={loaderData} />
}
