import { anyone, member } from '../../http/implement.ts'
import { asKnownVisitor } from '../access/known-visitor.ts'
import { uploadImage } from '../images/upload-image.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { addTripItems, removePackageItem } from './authoring/change-items.ts'
import { createPackage, duplicatePackage } from './authoring/create-package.ts'
import { savePackage } from './authoring/save-package.ts'
import { setPackageStatus } from './authoring/set-status.ts'
import { addDepartures, changeDeparture, removeDeparture } from './departures/change-departures.ts'
import { getPackage } from './describe-package.ts'
import { listPackages } from './list-packages.ts'
import { bookPackage } from './sale/book-package.ts'
import { checkDeparture } from './sale/check-departure.ts'
import { getOffered, listOffered } from './sale/offered-packages.ts'

export const packages = {
  list: member.packages.list.handler(({ context, input }) => listPackages(context.ctx, input)),
  get: member.packages.get.handler(({ context, input }) => getPackage(context.ctx, input)),
  create: member.packages.create.handler(({ context, input }) => createPackage(context.ctx, input)),
  duplicate: member.packages.duplicate.handler(({ context, input }) => duplicatePackage(context.ctx, input)),
  save: member.packages.save.handler(({ context, input }) => savePackage(context.ctx, input)),
  uploadPhoto: member.packages.uploadPhoto.handler(({ context, input }) => uploadImage(context.ctx, input)),
  addTrip: member.packages.addTrip.handler(({ context, input }) => addTripItems(context.ctx, input)),
  removeItem: member.packages.removeItem.handler(({ context, input }) => removePackageItem(context.ctx, input)),
  addDepartures: member.packages.addDepartures.handler(({ context, input }) => addDepartures(context.ctx, input)),
  changeDeparture: member.packages.changeDeparture.handler(({ context, input }) => changeDeparture(context.ctx, input)),
  removeDeparture: member.packages.removeDeparture.handler(({ context, input }) => removeDeparture(context.ctx, input)),
  setStatus: member.packages.setStatus.handler(({ context, input }) => setPackageStatus(context.ctx, input)),
  check: member.packages.check.handler(({ context, input }) => checkDeparture(context.ctx, input)),
}

export const offeredPackages = {
  list: anyone.offeredPackages.list.handler(({ context }) => listOffered(context.ctx)),
  get: anyone.offeredPackages.get.handler(({ context, input }) => getOffered(context.ctx, input)),
  book: anyone.offeredPackages.book.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return bookPackage(asKnownVisitor(context), input)
  }),
}
