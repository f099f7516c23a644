/** Who looks at a profile: an account, or a signed-out visitor. */
export type Viewer = { readonly id: string } | null;
