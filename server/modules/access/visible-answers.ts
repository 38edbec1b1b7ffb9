import { hidePersonal } from '#domain/authored-tours/sale/personal-answers.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from './actor-may.ts'

/** Whether the actor may see answers to personal questions: members who may see customers, customers their own, and the system for its work. */
export const seesPersonal = (ctx: Ctx): boolean => ctx.actor.role === 'customer' || actorMay(ctx, 'customers:read')

/** The one rule for every place that shows answers to booking questions: those to personal ones are null for whoever may not see them. */
export const visibleAnswers = <A extends { questionId: string; value: string }>(
  ctx: Ctx,
  answers: readonly A[],
  isPersonal: (questionId: string) => boolean | undefined,
): (Omit<A, 'value'> & { value: string | null })[] => (seesPersonal(ctx) ? [...answers] : hidePersonal(answers, isPersonal))

/** Of the questions of a sold option. */
export const personalIn =
  (questions: readonly { id: string; isPersonal?: boolean | undefined }[]) =>
  (questionId: string): boolean | undefined =>
    questions.find(({ id }) => id === questionId)?.isPersonal
