import { member } from '../../http/implement.ts'
import { changePage } from './change-page.ts'
import { changeSection } from './change-section.ts'
import { changeSettings } from './change-settings.ts'
import { chooseSetting } from './choose-setting.ts'
import { listPreviews, revokePreview } from './list-previews.ts'
import { listVersions } from './list-versions.ts'
import { orderSections } from './order-sections.ts'
import { publishSite } from './publish-site.ts'
import { readDraft } from './read-draft.ts'
import { bringBackDraft, restoreVersion } from './restore-version.ts'
import { saveDraft } from './save-draft.ts'
import { scheduleSite } from './schedule-site.ts'
import { setLinks } from './set-links.ts'
import { shareDraft } from './share-draft.ts'
import { startSite } from './start-site.ts'

export const site = {
  get: member.site.get.handler(({ context }) => readDraft(context.ctx)),
  save: member.site.save.handler(({ context, input }) => saveDraft(context.ctx, input)),
  settings: member.site.settings.handler(({ context, input }) => changeSettings(context.ctx, input)),
  choose: member.site.choose.handler(({ context, input }) => chooseSetting(context.ctx, input)),
  page: member.site.page.handler(({ context, input }) => changePage(context.ctx, input)),
  section: member.site.section.handler(({ context, input }) => changeSection(context.ctx, input)),
  order: member.site.order.handler(({ context, input }) => orderSections(context.ctx, input)),
  links: member.site.links.handler(({ context, input }) => setLinks(context.ctx, input)),
  start: member.site.start.handler(({ context, input }) => startSite(context.ctx, input)),
  publish: member.site.publish.handler(({ context, input }) => publishSite(context.ctx, input)),
  schedule: member.site.schedule.handler(({ context, input }) => scheduleSite(context.ctx, input)),
  versions: member.site.versions.handler(({ context }) => listVersions(context.ctx)),
  restore: member.site.restore.handler(({ context, input }) => restoreVersion(context.ctx, input)),
  bringBack: member.site.bringBack.handler(({ context, input }) => bringBackDraft(context.ctx, input)),
  share: member.site.share.handler(({ context, input }) => shareDraft(context.ctx, input)),
  previews: member.site.previews.handler(({ context }) => listPreviews(context.ctx)),
  revokePreview: member.site.revokePreview.handler(({ context, input }) => revokePreview(context.ctx, input)),
}
