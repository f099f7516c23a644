/** The API version of the SDK that the product uses; the objects here have its shapes. */
export const apiVersion = '2026-10-28.endive';
