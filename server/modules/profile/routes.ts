import { member } from '../../http/implement.ts'
import { newCalendarAddress, readCalendarAddress, revokeCalendarAddress } from './calendar-address.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { exportData } from './export-data.ts'
import { readViews, removeView, saveView } from './list-views.ts'
import { readProfile } from './read-profile.ts'
import { saveProfile } from './save-profile.ts'
import { removePhoto, setPhoto } from './set-photo.ts'

const done = { done: true } as const

export const profile = {
  get: member.profile.get.handler(({ context }) => readProfile(context.ctx)),
  save: member.profile.save.handler(async ({ context, input }) => {
    await saveProfile(context.ctx, input)
    return done
  }),
  setPhoto: member.profile.setPhoto.handler(({ context, input }) => setPhoto(context.ctx, input)),
  removePhoto: member.profile.removePhoto.handler(async ({ context }) => {
    await removePhoto(context.ctx)
    return done
  }),
  changePassword: member.profile.changePassword.handler(async ({ context, input }) => {
    await changePassword(context.system, { userId: context.userId, sessionId: context.visitor.sessionId }, input)
    return done
  }),
  calendar: member.profile.calendar.handler(({ context }) => readCalendarAddress(context.ctx)),
  newCalendar: member.profile.newCalendar.handler(({ context }) => newCalendarAddress(context.ctx)),
  revokeCalendar: member.profile.revokeCalendar.handler(async ({ context }) => {
    await revokeCalendarAddress(context.ctx)
    return done
  }),
  data: member.profile.data.handler(({ context }) => exportData(context.ctx)),
  close: member.profile.close.handler(async ({ context, input }) => {
    await closeAccount(context.system, { userId: context.userId, password: input.password })
    return done
  }),
}

export const views = {
  list: member.views.list.handler(({ context, input }) => readViews(context.ctx, input)),
  save: member.views.save.handler(({ context, input }) => saveView(context.ctx, input)),
  remove: member.views.remove.handler(({ context, input }) => removeView(context.ctx, input)),
}
