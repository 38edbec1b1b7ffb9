import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm, type FormOutcome, readForm } from '../../kit/form/outcome.ts'
import { overviewAddress, stepAddress } from './tour-address.ts'

/** What is done to a tour as a whole. */
export async function actOnTour({ ownTours }: Api, request: Request) {
  const typed = await readForm(request)
  const { intent = '', title = '' } = typed
  const id = new URL(request.url).searchParams.get('tour') ?? ''
  const revision = Number(typed.revision)
  try {
    switch (intent) {
      case 'create':
        return redirect(stepAddress('name', (await ownTours.create({ title })).id))
      case 'publish':
        await ownTours.publish({ id, revision })
        return { done: 'Published' }
      case 'unpublish':
        await ownTours.unpublish({ id })
        return { done: 'No longer sold' }
      case 'archive':
      case 'unarchive':
        await ownTours.archive({ id, isArchived: intent === 'archive' })
        return { done: intent === 'archive' ? 'Archived' : 'Taken out of the archive' }
      case 'duplicate':
        return redirect(overviewAddress((await ownTours.duplicate({ id })).id))
      case 'restore':
        await ownTours.restore({ id, number: Number(typed.number), revision })
        return { done: `Version ${typed.number} is the draft` }
      default:
        throw new Response('Unknown action', { status: 400 })
    }
  } catch (error) {
    return failedForm(error, typed)
  }
}

export type TourOutcome = FormOutcome | { done: string }
