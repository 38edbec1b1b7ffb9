/** Sends a Drizzle statement now instead of when it is awaited, so that statements are sent in the order of their calls. */
export const sendNow = async <T>(statement: PromiseLike<T>): Promise<T> => statement

/** Waits for all of them, and rejects with the first failure in their order, whichever result arrived first. */
export async function allInOrder(answers: readonly PromiseLike<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(answers.map(sendNow))) if (one.status === 'rejected') throw one.reason
}
