import { member } from '../../http/implement.ts'
import { changePage } from './draft/change-page.ts'
import { changeSection } from './draft/change-section.ts'
import { orderSections } from './draft/order-sections.ts'
import { addOwnPage, arrangeMenu, removeOwnPage } from './draft/own-pages.ts'
import { readDraft } from './draft/read-draft.ts'
import { saveDraft } from './draft/save-draft.ts'
import { setLinks } from './draft/set-links.ts'
import { startSite, tryTemplate } from './draft/start-site.ts'
import { listPreviews, revokePreview } from './previews/list-previews.ts'
import { shareDraft } from './previews/share-draft.ts'
import { changeSettings } from './settings/change-settings.ts'
import { chooseSetting } from './settings/choose-setting.ts'
import { listVersions } from './versions/list-versions.ts'
import { publishSite } from './versions/publish-site.ts'
import { readChanges, readOneVersion } from './versions/read-changes.ts'
import { bringBackDraft, restoreVersion } from './versions/restore-version.ts'
import { scheduleSite } from './versions/schedule-site.ts'

export const site = {
  get: member.site.get.handler(({ context }) => readDraft(context.ctx)),
  save: member.site.save.handler(({ context, input }) => saveDraft(context.ctx, input)),
  settings: member.site.settings.handler(({ context, input }) => changeSettings(context.ctx, input)),
  choose: member.site.choose.handler(({ context, input }) => chooseSetting(context.ctx, input)),
  page: member.site.page.handler(({ context, input }) => changePage(context.ctx, input)),
  addPage: member.site.addPage.handler(({ context, input }) => addOwnPage(context.ctx, input)),
  removePage: member.site.removePage.handler(({ context, input }) => removeOwnPage(context.ctx, input)),
  menu: member.site.menu.handler(({ context, input }) => arrangeMenu(context.ctx, input)),
  section: member.site.section.handler(({ context, input }) => changeSection(context.ctx, input)),
  order: member.site.order.handler(({ context, input }) => orderSections(context.ctx, input)),
  links: member.site.links.handler(({ context, input }) => setLinks(context.ctx, input)),
  start: member.site.start.handler(({ context, input }) => startSite(context.ctx, input)),
  tryTemplate: member.site.tryTemplate.handler(({ context, input }) => tryTemplate(context.ctx, input)),
  changes: member.site.changes.handler(({ context }) => readChanges(context.ctx)),
  version: member.site.version.handler(({ context, input }) => readOneVersion(context.ctx, input)),
  publish: member.site.publish.handler(({ context, input }) => publishSite(context.ctx, input)),
  schedule: member.site.schedule.handler(({ context, input }) => scheduleSite(context.ctx, input)),
  versions: member.site.versions.handler(({ context }) => listVersions(context.ctx)),
  restore: member.site.restore.handler(({ context, input }) => restoreVersion(context.ctx, input)),
  bringBack: member.site.bringBack.handler(({ context, input }) => bringBackDraft(context.ctx, input)),
  share: member.site.share.handler(({ context, input }) => shareDraft(context.ctx, input)),
  previews: member.site.previews.handler(({ context }) => listPreviews(context.ctx)),
  revokePreview: member.site.revokePreview.handler(({ context, input }) => revokePreview(context.ctx, input)),
}
