import { member } from '../../http/implement.ts'
import { uploadImage } from '../images/upload-image.ts'
import { createTour, duplicateTour } from './create-tour.ts'
import { listTours } from './list-tours.ts'
import { archiveTour, publishTour, unpublishTour } from './publish-tour.ts'
import { getTour } from './read-tour.ts'
import { addResource, listResources, removeResource } from './resources.ts'
import { saveStep } from './save-step.ts'
import { listSellers } from './sellers.ts'
import { listVersions, restoreVersion } from './versions.ts'

export const ownTours = {
  list: member.ownTours.list.handler(({ context, input }) => listTours(context.ctx, input)),
  sellers: member.ownTours.sellers.handler(({ context }) => listSellers(context.ctx)),
  create: member.ownTours.create.handler(({ context, input }) => createTour(context.ctx, input)),
  get: member.ownTours.get.handler(({ context, input }) => getTour(context.ctx, input)),
  saveStep: member.ownTours.saveStep.handler(({ context, input }) => saveStep(context.ctx, input)),
  uploadPhoto: member.ownTours.uploadPhoto.handler(({ context, input }) => uploadImage(context.ctx, input)),
  publish: member.ownTours.publish.handler(({ context, input }) => publishTour(context.ctx, input)),
  unpublish: member.ownTours.unpublish.handler(({ context, input }) => unpublishTour(context.ctx, input)),
  archive: member.ownTours.archive.handler(({ context, input }) => archiveTour(context.ctx, input)),
  duplicate: member.ownTours.duplicate.handler(({ context, input }) => duplicateTour(context.ctx, input)),
  versions: member.ownTours.versions.handler(({ context, input }) => listVersions(context.ctx, input)),
  restore: member.ownTours.restore.handler(({ context, input }) => restoreVersion(context.ctx, input)),
}

export const tourResources = {
  list: member.tourResources.list.handler(({ context }) => listResources(context.ctx)),
  add: member.tourResources.add.handler(({ context, input }) => addResource(context.ctx, input)),
  remove: member.tourResources.remove.handler(async ({ context, input }) => {
    await removeResource(context.ctx, input)
    return { done: true as const }
  }),
}
