import { allTourSteps } from '#domain/authored-tours/steps.ts'
import { sectionOf } from '#domain/authored-tours/section-of.ts'
import { apiContext } from '../../context.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/step'
import { actOnStep } from './act-on-step.ts'
import { readStep } from './read-step.ts'
import { StepEditor } from './step-editor.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${allTourSteps[loaderData?.at ?? 0]?.title} · ${loaderData?.own.tour.name.title || 'New tour'}` },
]

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readStep(context.get(apiContext), context.get(sessionContext), new URL(request.url))

export const action = ({ request, context }: Route.ActionArgs) => actOnStep(context.get(apiContext), request)

/** A step of the wizard. Another step, option or revision starts with new fields. */
export default function TourStep({ loaderData, actionData }: Route.ComponentProps) {
  const { path, option, own } = loaderData
  return (
    <StepEditor
      key={`${path} ${option.id} ${own.revision}`}
      read={loaderData}
      start={sectionOf(own.tour, option, path)}
      answer={actionData}
    />
  )
}
