// The types that travel between server and page, by their names in the page; api.gen.ts is made from the server's own
// OpenAPI schema (`npm run api`).

import type { components } from "./api.gen";

type Schemas = components["schemas"];

// A board

export type ReasonOut = Schemas["ReasonOut"];
export type Sprite = Schemas["SpriteOut"];
export type Layer = Schemas["LayerOut"];
export type Scene = Schemas["SceneOut"];
export type Paint = Schemas["Paint"];
export type Outline = Schemas["Outline"];
export type Drawing = Schemas["Drawing"];

// A game as one seat sees it

export type Option = Schemas["OptionOut"];
export type Pick = Schemas["PickOut"];
export type Question = Schemas["QuestionOut"];
export type Ref = Schemas["Ref"];
export type LogLine = Schemas["LogLine"];
export type Card = Schemas["CardOut"];
export type Result = Schemas["ResultOut"];
export type Seat = Schemas["SeatOut"];
export type Clock = Schemas["ClockOut"];
export type Board = Schemas["BoardOut"];
export type Table = Schemas["TableOut"];
export type LessonRequest = Schemas["LessonRequest"];
export type Analysis = Schemas["Analysis"];
export type JudgedTurn = Schemas["JudgedTurn"];
export type TableLine = Schemas["TableLine"];
export type SeatKind = Seat["kind"];
export type ClockKind = Clock["kind"];
export type Timeout = Clock["timeout"];

// Requests of a page

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Position = { [key: string]: Json };
export type ChoiceRequest = Schemas["ChoiceRequest"];
export type Receipt = Schemas["Receipt"];
export type UndoRequest = Schemas["UndoRequest"];
export type RetractRequest = Schemas["RetractRequest"];
export type SeatRequest = Schemas["SeatRequest"];
export type Opponent = SeatRequest["who"];
export type ClockRequest = Schemas["ClockRequest"];
export type TableRequest = Schemas["TableRequest"];
export type Explanation = Schemas["Explanation"];
export type RefusalGroup = Schemas["RefusalGroup"];

// People

export type Profile = Schemas["Profile"];
export type Rating = Schemas["RatingOut"];
export type ProfileRequest = Schemas["ProfileRequest"];

// Titles

export type Faction = Schemas["FactionOut"];
export type TitleLine = Schemas["TitleLine"];
export type TitleOption = Omit<Schemas["TitleOption"], "default" | "one_of"> & { default: Json; one_of: Json[] | null };
export type BotLine = Schemas["BotLine"];
export type RuleLine = Schemas["RuleLine"];
export type TitlePage = Omit<Schemas["TitlePage"], "position" | "options"> & { position: Position; options: TitleOption[] };
export type Rule = Schemas["Rule"];
export type History = Schemas["History"];
export type SearchResult = Schemas["SearchResult"];

// Chat and shared positions

export type Message = Schemas["MessageOut"];
export type SharedPosition = Omit<Schemas["SharedPositionOut"], "position"> & { position: Position };
