// What browsers and Node both have besides ECMAScript, as far as the contract uses it. Server and pages check the same
// sources against the whole of it.

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
  readonly password: string;
}

declare class URLSearchParams {
  append(name: string, value: string): void;
  get(name: string): string | null;
  toString(): string;
}

interface RequestInit {
  method?: string;
}

interface Headers {
  get(name: string): string | null;
}

interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  text(): Promise<string>;
}
