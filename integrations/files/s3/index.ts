import { z } from 'zod'
import { createDrive } from '../drive.ts'
import type { FileStore } from '../port.ts'

const TIMEOUT_MS = 20_000
/** Putting and getting whole files may be repeated without harm. */
const TRIES = 3

/**
 * Keeps files in a bucket of Amazon S3 or of a server that speaks its API. `address` is
 * `https://key:secret@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1`; the region is us-east-1 unless named.
 */
export function createS3Files(address: string): FileStore {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  return createDrive({
    id: 's3',
    async open() {
      const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
      const driver = new S3Driver({
        credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
        region: searchParams.get('region') ?? 'us-east-1',
        endpoint: origin,
        forcePathStyle: true,
        bucket: pathname.slice(1).replace(/\/$/, ''),
        visibility: 'private',
        // Buckets of today have no lists of access; other servers that speak the API know none.
        supportsACL: false,
        // Other servers do not know the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: TRIES,
        requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: TIMEOUT_MS },
      })
      return new Disk(driver)
    },
    tell(error) {
      const status = Failure.safeParse(error).data?.cause.$metadata.httpStatusCode ?? null
      const message = `The store of files ${status === null ? 'cannot be reached' : `answered ${status}`}`
      return { kind: status !== null && status < 500 ? 'rejected' : 'unavailable', message }
    },
  })
}

/** What flydrive throws: the cause is the client's own error, with the answer's status where one came. */
const Failure = z.object({ cause: z.object({ $metadata: z.object({ httpStatusCode: z.int().optional() }) }) })
