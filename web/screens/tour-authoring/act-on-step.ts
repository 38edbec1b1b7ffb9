import { redirect } from 'react-router'
import { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import type { Image } from '#contract/images.ts'
import type { Api } from '#contract/index.ts'
import { StepValue } from '#domain/authored-tours/step-values.ts'
import { failedForm, type FormOutcome } from '../../kit/form/outcome.ts'
import { actOnResource } from './act-on-resource.ts'
import { addressAfter, overviewAddress, stepOfPath } from './tour-address.ts'

const Revision = OwnTour.shape.revision

/** Saves a step and leads to the next one, or stores a photo. */
export async function actOnStep(api: Api, request: Request) {
  const url = new URL(request.url)
  const id = url.searchParams.get('tour') ?? ''
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const file = form.get('file')
  try {
    if (file instanceof File) return { uploaded: await api.ownTours.uploadPhoto({ file, alt: text('alt') }) }
    if (text('intent').endsWith('-resource')) return await actOnResource(api, text('intent'), text)
    const step = stepOfPath(url.pathname)
    const optionId = text('optionId')
    const section: unknown = JSON.parse(text('section'))
    const value = StepValue.safeParse({ step: step.path, section, ...(step.isOfOption && { optionId }) })
    if (!value.success) return invalid(value.error.issues)
    const revision = Revision.parse(Number(text('revision')))
    const saved = await api.ownTours.saveStep({ id, revision, value: value.data })
    if (text('intent') === 'leave') return redirect(overviewAddress(id))
    return redirect(addressAfter(step, id, saved.tour.options, optionId))
  } catch (error) {
    return failedForm(error, {})
  }
}

/** What the shapes refuse, by the field's path within the section. */
function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): FormOutcome {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.slice(1).join('.'), message]))
  const title = 'Not saved'
  return {
    failure: { code: 'input.invalid', title, body: 'Correct the marked fields.', fields, dialogCode: null, detail: null },
    typed: {},
  }
}

export type StepOutcome = FormOutcome | { uploaded: Image } | { done: string } | undefined
