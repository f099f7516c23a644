/**
 * Promises what a call of the driver tells its callback. @throws what it tells of, with the stack of who asked rather than
 * of where the answer arrived, as the driver's own promises do.
 */
export async function promiseAnswer<Told>(
  call: (tell: (error: Error | null, told: Told) => void) => void,
): Promise<Told> {
  try {
    return await new Promise((resolve, reject) => {
      call((error, told) => (error ? reject(error) : resolve(told)));
    });
  } catch (error) {
    Error.captureStackTrace(error as Error);
    throw error;
  }
}
